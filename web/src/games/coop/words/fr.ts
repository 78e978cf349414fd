// Ensemble, en français.

export const fr = {
  title: 'Ensemble',
  summary: 'Tous contre le paquet : deux rangées, un score d’équipe.',
  rules: [
    'Vous jouez tous ensemble contre le paquet.',
    'Une carte va aux bouts de la frise, ou dans la faille au-dessus d’un espace encore libre.',
    'Une carte qui ne va nulle part est coincée ; défausser demande le bon symbole.',
  ] as string[],
  keys: [
    [['1 … 9'], 'prendre une carte de ta main'],
    [['←', '→'], 'viser une place libre'],
    [['Entrée'], 'retourner la carte, ou le bouton choisi'],
    [['Échap'], 'reprendre la carte, ou fermer ce qui est ouvert'],
  ] as [string[], string][],
  options: {
    cards: { label: 'Cartes en jeu' },
    icons: { label: 'Symboles' },
  },
  replay: {
    turnEnded: (name: string): string => `${name} finit son tour.`,
  },
};

export type CoopWords = typeof fr;
