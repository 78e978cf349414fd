// Le Défi, en français.
import { plural } from '../../../words/fr';

export const fr = {
  title: 'Le Défi',
  summary: 'Une course en spirale : dates, paris, duels.',
  rules: [
    'Chaque épreuve se répond en secret avec les roues, puis tout est dévoilé.',
    'Chaque bonne réponse fait avancer sur la spirale ; des duels barrent la route.',
    'Qui atteint l’arrivée gagne.',
  ] as string[],
  keys: [
    [['↑', '↓'], 'tourner la roue'],
    [['←', '→'], 'passer à une autre roue'],
    [['0 … 9'], 'écrire un chiffre'],
    [['Entrée'], 'valider ta réponse'],
    [['Échap'], 'quitter le résultat'],
  ] as [string[], string][],
  options: {
    final_duel: {
      label: 'Ensemble à l’arrivée',
      choices: { off: 'victoire partagée', on: 'duel final' },
    },
  },
  told: {
    advanced: (name: string, by: number) => `${name} avance de ${plural(by, 'case', 'cases')}.`,
    duel: (names: string[]) => `Duel : ${names.join(', ')}.`,
    duelWon: (name: string) => `${name} gagne le duel.`,
  },
  replay: {
    hints: { later: 'c’est plus tard', earlier: 'c’est plus tôt', right: 'c’est ça !' },
    answered: (name: string): string => `${name} a répondu.`,
    turned: 'Les réponses sont dévoilées.',
    guessed: (name: string, year: string, hint: string): string => `${name} dit ${year} : ${hint}.`,
  },
};

export type ChallengeWords = typeof fr;
