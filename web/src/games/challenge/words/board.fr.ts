// Le Défi : ce que disent plateau, grand écran et fin, en français.
import { plural } from '../../../words/fr';

export const fr = {
  race: 'La course',
  track: (spaces: number) => `Piste en spirale de ${spaces} cases`,
  start: 'Départ',
  finish: 'Arrivée',
  legend: 'Légende de la piste',
  square: (n: number, finish: number) => (n === 0 ? 'départ' : n >= finish ? 'arrivée' : `case ${n}`),
  you: 'Toi',
  thinks: 'cherche…',
  hasAnswered: 'répondu',
  plays: 'joue…',
  inDuel: 'en duel',
  watches: 'regarde',
  kinds: {
    'four-cards': ['Quatre cartes', 'La bonne période pour chaque carte. Un pas par roue juste.'] as [string, string],
    'right-date': ['Date juste', 'Compose l’année de la carte. Un pas par chiffre juste, si le signe l’est aussi.'] as [
      string,
      string,
    ],
    bet: ['Pari', 'Quatre paris sur la période d’une carte. Un pas par pari gagné.'] as [string, string],
    order: ['Dans l’ordre', 'De 1, la plus ancienne, à 4, la plus récente. Un pas par roue juste.'] as [string, string],
    gap: ['Écart', 'Combien d’années entre les deux cartes ? Quatre pas pour qui est le plus près.'] as [
      string,
      string,
    ],
  },
  duels: {
    'sudden-death': ['Mort subite', 'Une erreur et tu sors. Qui reste seul gagne.'] as [string, string],
    'more-or-less': ['Plus ou moins', 'Chacun propose une année. Qui tombe juste gagne.'] as [string, string],
  },
  duelsName: 'Duels',
  dials: 'Roues de réponse',
  sign: 'Signe',
  before: 'avant notre ère',
  after: 'de notre ère',
  places: ['Milliers', 'Centaines', 'Dizaines', 'Unités'],
  guess: (n: number) => `Pari ${n}`,
  more: (what: string) => `${what} : monter`,
  less: (what: string) => `${what} : descendre`,
  period: (n: number, from: string, to: string) => {
    if (!from && !to) return `période ${n}`;
    if (!from) return `période ${n}, avant ${to}`;
    return to ? `période ${n}, de ${from} à ${to}` : `période ${n}, après ${from}`;
  },
  periodName: 'période',
  rankName: 'rang',
  periodsLabel: (dates: string[]) => `Les périodes, séparées par les années ${dates.join(', ')}`,
  ranksLabel: 'De la plus ancienne à la plus récente',
  earliest: 'la plus ancienne',
  latest: 'la plus récente',
  years: 'L’échelle du temps',
  yearsBetween: (n: number) => plural(n, 'an', 'ans'),
  apart: (n: number) => `${plural(n, 'an', 'ans')} d’écart`,
  howMany: 'Combien d’années ?',
  answeredCount: (n: number, of: number) => (n < 2 ? `${n} sur ${of} a répondu` : `${n} sur ${of} ont répondu`),
  onlyYou: 'Il ne manque que toi',
  yourDials: 'Règle tes roues, puis valide',
  waitingFor: (names: string[]) =>
    names.length > 2 ? `On attend ${names.length} réponses` : `On attend ${names.join(' et ')}`,
  turnKeys: 'tourner',
  team: 'Ton équipe',
  mateDials: (name: string) => `${name} propose`,
  takeDials: 'Reprendre',
  teamConfirms: 'Une seule personne de l’équipe valide, pour tous.',
  confirm: 'Valider',
  clock: (seconds: number) => `Encore ${plural(seconds, 'seconde', 'secondes')}`,
  turning: (n: number, of: number) =>
    of === 1 ? 'On retourne la carte…' : n === 0 ? 'On retourne les cartes…' : `Carte ${n} sur ${of} retournée`,
  moving: 'Les pions avancent.',
  turnedAll: 'Voilà les années, et qui avait vu juste.',
  answers: 'Les réponses',
  solution: 'La réponse',
  right: 'juste',
  wrong: 'faux',
  exact: 'pile !',
  offBy: (n: number) => `${plural(n, 'an', 'ans')} d’erreur`,
  youMove: (n: number): string => (n === 0 ? 'tu restes sur ta case' : 'tu avances'),
  nextTrial: (kind: string) => `Ensuite : ${kind}`,
  nextDuel: (kind: string) => `Ensuite, duel : ${kind}`,
  nextEnd: 'La course est finie',
  duelOf: (names: string[]) => `${names.join(' contre ')}, pour 3 pas`,
  toTrial: 'Continuer',
  toDuel: 'Au duel',
  toEnd: 'Voir la fin',
  skip: 'Passer',
  yourTurn: 'à toi',
  then: 'ensuite',
  waits: 'attend',
  out: 'éliminé',
  line: 'La frise du duel',
  beforeIt: 'avant',
  afterIt: 'après',
  and: 'et',
  gap: (before: string, after: string) =>
    !before ? `Avant ${after}` : !after ? `Après ${before}` : `Entre ${before}, et ${after}`,
  placedBy: (name: string) => `posée par ${name}`,
  where: 'Où va ta carte ? Touche une place ou glisse-la.',
  takeBack: 'Reprendre',
  place: 'Poser ici',
  isPlacing: (name: string) => `${name} pose sa carte…`,
  isPlaying: (name: string) => `${name} joue`,
  missed: (name: string, after: string, before: string) =>
    after && before
      ? `${name} la voyait entre ${after} et ${before}`
      : after
        ? `${name} la voyait après ${after}`
        : `${name} la voyait avant ${before}`,
  guesses: 'Années proposées',
  bounds: (low: string, high: string) =>
    low && high
      ? `Après ${low}, avant ${high}`
      : low
        ? `Après ${low}`
        : high
          ? `Avant ${high}`
          : 'Tout est encore possible',
  barred: 'On sait déjà que ce n’est pas cette année.',
  name: (year: string) => `Dire ${year}`,
  isGuessing: (name: string) => `${name} cherche une année…`,
  duelOver: 'Le duel est fini.',
  foundIt: (name: string) => `${name} a trouvé l’année.`,
  placedRight: (name: string) => `${name} l’a bien placée.`,
  placedWrong: (name: string) => `${name} l’avait mal placée.`,
  nobody: 'Plus de cartes : personne ne gagne ce duel.',
  youWon: 'Tu gagnes le duel !',
  won: (name: string) => `${name} gagne le duel`,
  steps: (n: number) => (n === 0 ? 'sans avancer : déjà en tête' : `et avance de ${n}`),
  winners: (names: string[]) =>
    names.length > 1 ? `${names.join(', ')} gagnent ensemble` : `${names[0] ?? ''} gagne la course`,
  end: {
    title: 'Les cartes retournées',
    how: (trials: number): string => `La course est finie en ${plural(trials, 'épreuve', 'épreuves')}.`,
    legend: {
      right: 'bonne réponse',
      wrong: 'mauvaise réponse',
    },
    right: (name: string, trial: number): string => `${name}, juste, épreuve ${trial}`,
    wrong: (name: string, trial: number): string => `${name}, à côté, épreuve ${trial}`,
    parts: (name: string, right: number, of: number): string => `${name}, ${right} sur ${of}`,
  },
};

export type ChallengeBoardWords = typeof fr;
