const STORAGE_KEY = 'saltbush-scroll';

export interface ScrollPositions {
  /** null for an entry that was never scrolled. */
  get: (historyKey: string) => number | null;
  set: (historyKey: string, y: number) => void;
  /** Loads what `save` stored for this tab, if the browser allows storage. */
  restore: () => void;
  save: () => void;
}

export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, number>();
  return {
    get: (historyKey) => positions.get(historyKey) ?? null,
    set: (historyKey, y) => {
      positions.set(historyKey, y);
    },
    restore: () => {
      for (const [historyKey, y] of readSaved()) if (!positions.has(historyKey)) positions.set(historyKey, y);
    },
    save: () => {
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
      } catch {
        // Storage is blocked or full: positions then last only as long as the document.
      }
    },
  };
}

function readSaved(): [string, number][] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return Object.entries(saved ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  } catch {
    return [];
  }
}
