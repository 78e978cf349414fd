// To tell others: the sheet of the system where there is one, else the clipboard.
export type Shared = 'done' | 'copied' | 'failed';

export async function shareOut(text: string, address: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: 'Frise', text, url: address });
      return 'done';
    } catch (error) {
      // Whoever closes the sheet does not want to share.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${address}`.trim());
    return 'copied';
  } catch {
    return 'failed';
  }
}
