// The title of an encyclopedia article, also out of its address.
export function articleOf(text: string): string {
  const found = /^(?:https?:\/\/)?[a-z-]+\.(?:m\.)?wikipedia\.org\/wiki\/([^?#]+)/i.exec(text.trim());
  if (!found) return text;
  const title = found[1]!.replaceAll('_', ' ');
  try {
    return decodeURIComponent(title);
  } catch {
    return title;
  }
}
