// What the maker begins with: the draft of this browser, or the deck as it was saved, or nothing yet.
import { contentOf, deckNamed, listDecks } from '../net/decks';
import { currentToken } from '../net/api';
import { speech } from '../words/words.svelte';
import { draftOf, emptyDraft, type Draft } from './draft';
import { keptDraft } from './keeping';
import { readable } from './rows';

export interface Opened {
  name: string; // under which the draft is kept
  draft: Draft;
  base: string; // the hash it was saved as, where it is one's own
  saved: number;
  isSaved: boolean; // the draft is what was saved
}

async function ownOf(name: string): Promise<{ hash: string; saved: number } | undefined> {
  if (!currentToken()) return undefined;
  const [{ mine }, { hash }] = await Promise.all([listDecks(), deckNamed(name)]);
  return mine.find((each) => each.hash === hash);
}

export async function opened(name: string): Promise<Opened> {
  const kept = keptDraft(name);
  if (kept) return { name, ...kept, isSaved: false };
  if (!name) return { name, draft: emptyDraft(speech.language), base: '', saved: 0, isSaved: false };
  const [deck, own] = await Promise.all([contentOf(name), ownOf(name)]);
  const draft = draftOf(deck, speech.language);
  if (own) return { name, draft, base: own.hash, saved: own.saved, isSaved: true };
  const title = Object.fromEntries(
    Object.entries(draft.title).map(([each, text]) => [each, speech.words.maker.copyOf(text ?? '')]),
  );
  return { name, draft: { ...draft, id: '', title, cards: readable(draft.cards) }, base: '', saved: 0, isSaved: false };
}
