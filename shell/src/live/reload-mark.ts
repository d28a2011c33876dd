const STORAGE_KEY = 'saltbush-reloaded-for';

/** The revision for which this tab reloaded, kept over the reload if the browser allows storage. */
export interface ReloadMark {
  revision: () => number | null;
  set: (revision: number) => void;
}

export function createReloadMark(): ReloadMark {
  let revision = readMark();
  return {
    revision: () => revision,
    set(reloadedFor) {
      revision = reloadedFor;
      try {
        sessionStorage.setItem(STORAGE_KEY, String(reloadedFor));
      } catch {
        // Storage is blocked: the mark lasts as long as the document.
      }
    },
  };
}

function readMark(): number | null {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
