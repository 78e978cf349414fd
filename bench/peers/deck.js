// The deck that all play with: ids, and the years that nobody is told before the rules turn a card.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const { cards } = JSON.parse(readFileSync(join(__dirname, '../../decks/10-inventions.json'), 'utf8'));

const ids = cards.map((card) => card.id);
const years = new Map(cards.map((card) => [card.id, card.year]));

// Cards that a seat begins with: many, so that games last.
const HAND = 12;

module.exports = { HAND, ids, yearOf: (card) => years.get(card) };
