// Les jeux de la frise, en français.
import { fr as shared } from '../../../words/fr';

export const fr = {
  classic: {
    title: 'Classique',
    summary: 'Pose tes cartes sur la frise ; une erreur, une carte de plus.',
    rules: [
      'À ton tour, pose une de tes cartes là où tu la crois sur la frise.',
      'Juste : elle reste. Faux : elle part à la défausse et tu en pioches une autre.',
      'La manche se termine quand chacun a joué ; qui n’a plus de carte gagne.',
    ] as string[],
  },
  'first-edition': {
    title: 'Première édition',
    summary: 'Les cartes ratées quittent la partie pour de bon.',
    rules: [
      'Comme le Classique : pose une carte à sa place dans le temps.',
      'Une carte ratée sort de la partie et ne revient jamais.',
    ] as string[],
  },
  twist: {
    title: 'Volte-face',
    summary: 'Le classique, avec les cartes du jeu coopératif.',
    rules: [
      'Comme le Classique, avec les cartes du jeu coopératif.',
      'Une carte ratée part à la défausse et tu en pioches une autre.',
    ] as string[],
  },
  chronology: {
    title: 'Chronologie',
    summary: 'Une erreur se remet à sa place et coûte une carte.',
    rules: [
      'Pose une carte à sa place sur la frise.',
      'Une carte ratée est remise à sa vraie place, et tu en pioches une autre.',
    ] as string[],
  },
  keys: shared.keys.line,
  options: {
    on_miss: {
      label: 'Une carte mal placée',
      choices: { discard: 'va à la défausse', remove: 'quitte la partie', 'put-right': 'est remise à sa place' },
    },
    tie_break: {
      label: 'À égalité',
      choices: { usual: 'qui rate sort', 'single-success': 'seul juste, on gagne', 'sudden-death': 'mort subite' },
    },
  },
  told: {
    tieBreak: 'Égalité : on départage.',
  },
  end: {
    emptyHand: (round: number): string => `Main vide à la manche ${round}.`,
    afterTie: (round: number): string => `Au départage, à la manche ${round}.`,
    shared: (round: number): string => `À égalité, à la manche ${round}.`,
  },
};

export type LineWords = typeof fr;
