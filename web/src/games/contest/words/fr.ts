// Je conteste, en français.
import { fr as shared } from '../../../words/fr';

export const fr = {
  title: 'Je conteste !',
  summary: 'Bluffe, ou démasque la carte mal posée.',
  rules: [
    'Pose une carte face cachée là où tu veux faire croire qu’elle va.',
    'Chacun accepte ou conteste à son tour ; la carte est retournée et qui s’est trompé prend une carte.',
    'Moins tu as de cartes à la fin, plus tu marques.',
  ] as string[],
  keys: shared.keys.line,
  options: {
    rounds: { label: 'Manches' },
  },
  told: {
    proposed: (name: string, card: string) => `${name} propose « ${card} ».`,
    accepted: (name: string) => `${name} accepte.`,
    contested: (name: string) => `${name} conteste !`,
    gave: (from: string, to: string, card: string) => `${from} donne « ${card} » à ${to}.`,
  },
  replay: {
    lies: (year: string, right: boolean): string =>
      right ? `La carte posée est juste : ${year}.` : `La carte posée est fausse : ${year}.`,
  },
};

export type ContestWords = typeof fr;
