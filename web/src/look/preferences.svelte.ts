// What this browser's user likes; kept here, nobody else needs to know.

function flag(key: string, usual: boolean): boolean {
  try {
    return (localStorage.getItem(key) ?? String(usual)) === 'true';
  } catch {
    return usual;
  }
}

class Preferences {
  // A dropped card waits for a yes.
  confirm = $state(flag('frise.confirm', false));

  setConfirm(on: boolean): void {
    this.confirm = on;
    try {
      localStorage.setItem('frise.confirm', String(on));
    } catch {
      // Until the page is closed.
    }
  }
}

export const preferences = new Preferences();
