// Je conteste : ce que disent plateau, grand écran et fin, en français.
import { cards, plural } from '../../../words/fr';

export const fr = {
  tour: 'Tour de table',
  me: 'Toi',
  handOf: (name: string) => `La main de ${name}`,
  yourHand: 'Ta main',
  // En toutes lettres, puis là où la place manque.
  parts: {
    places: ['pose une carte', 'pose'],
    placed: ['a posé une carte', 'propose'],
    accepted: ['J’accepte', 'accepte'],
    decides: ['décide', 'décide'],
    next: ['décide ensuite', 'ensuite'],
    waits: ['attend', 'attend'],
    gives: ['donne une carte', 'donne'],
    receives: ['reçoit une carte', 'reçoit'],
  } as Record<'places' | 'placed' | 'accepted' | 'decides' | 'next' | 'waits' | 'gives' | 'receives', [string, string]>,
  ownParts: {
    places: ['À toi de poser', 'à toi'],
    placed: ['tu as posé', 'posée'],
    accepted: ['J’accepte', 'accepte'],
    decides: ['À toi de dire', 'à toi'],
    next: ['à toi ensuite', 'ensuite'],
    waits: ['à toi bientôt', 'bientôt'],
    gives: ['À toi de donner', 'à toi'],
    receives: ['tu reçois une carte', 'reçois'],
  } as Record<'places' | 'placed' | 'accepted' | 'decides' | 'next' | 'waits' | 'gives' | 'receives', [string, string]>,
  tasks: {
    placing: 'pose une carte face cachée',
    deciding: 'accepte ou conteste',
    giving: 'choisit une carte à donner',
  },
  ownTasks: { placing: 'Pose une carte face cachée', deciding: 'Accepte ou conteste', giving: 'Donne une carte' },
  where: (before?: string, after?: string): string => {
    if (before && after) return `entre ${before} et ${after}`;
    return after ? `avant ${after}` : `après ${before ?? '…'}`;
  },
  question: (card: string, where: string) => `${card}, ${where} ?`,
  note: (name: string, where: string) => `${name} a posé une carte ${where}, face cachée`,
  accept: 'J’accepte',
  contest: 'Je conteste !',
  ifWrong: 'fausse :',
  ifRight: 'juste :',
  decidesNext: (name: string) => `${name} décide ensuite`,
  thenTurned: 'on retourne la carte',
  theyGive: (name: string) => `${name} en donne une`,
  theyHaveNone: (name: string) => `${name} n’a plus de carte`,
  youGive: 'tu en donnes une',
  youGet: 'tu en reçois une',
  youDraw: (n: number) => (n ? `tu en pioches ${n === 1 ? 'une' : 'deux'}` : 'la pioche est vide'),
  reasons: {
    bluff: 'Bluff réussi : donne une carte à qui tu veux',
    bluffTo: (name: string) => `Bluff réussi : donne une carte à ${name}`,
    caught: (name: string) => `Bien vu : donne une carte à ${name}`,
    doubted: (name: string) => `Ta carte était juste : donne une carte à ${name}`,
    plain: (name: string) => `Donne une carte à ${name}`,
  },
  chooseGift: 'Choisis la carte à donner',
  chooseReceiver: 'À qui la donner ?',
  giveTo: (name: string) => `Donner à ${name}`,
  giveCardTo: (card: string, name: string) => `Donner « ${card} » à ${name}`,
  outcome: {
    accepted: 'Personne n’a contesté.',
    bluffed: (player: string) => `Personne n’a contesté : ${player} donne une carte.`,
    caught: (other: string, player: string) => `Contesté à raison : ${other} donne une carte à ${player}.`,
    doubted: (player: string, other: string) => `Contesté à tort : ${player} donne une carte à ${other}.`,
    draws: (other: string, n: number) => (n ? `Contesté à tort : ${other} pioche ${cards(n)}.` : 'Contesté à tort.'),
  },
  points: 'Points',
  round: 'Manche',
  roundOf: (n: number, all: number) => `Manche ${n} sur ${all}`,
  roundShort: (n: number, all: number) => `m. ${n}/${all}`,
  inHand: 'en main',
  total: 'Total',
  roundOver: (n: number) => `Fin de la manche ${n}`,
  pointCount: (n: number): string => plural(n, 'point', 'points'),
  goOn: (n: number) => `Manche ${n}`,
  end: {
    how: (points: number, rounds: number): string =>
      `${plural(points, 'point', 'points')} en ${plural(rounds, 'manche', 'manches')}.`,
    bluffed: (name: string, round: number): string => `${name}, fausse, manche ${round}`,
    legend: {
      doubtedRight: 'contestée à raison',
      doubtedWrong: 'contestée à tort',
    },
    doubtedRight: (name: string): string => `${name} conteste à raison`,
    doubtedWrong: (name: string): string => `${name} conteste à tort`,
  },
  screen: {
    does: (name: string, phase: 'placing' | 'deciding' | 'giving' | 'over') =>
      ({
        placing: `${name} choisit une carte`,
        deciding: `${name} y croit ?`,
        giving: `${name} donne une carte`,
        over: name,
      })[phase],
  },
};

export type ContestBoardWords = typeof fr;
