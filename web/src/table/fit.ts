// How long the longest word of a title is: no word is to be broken because a card is narrow.
export const longestWord = (title: string): number => Math.max(4, ...title.split(/[\s-]+/).map((word) => word.length));
