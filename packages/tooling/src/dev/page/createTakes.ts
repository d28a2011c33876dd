import type { SavesReport } from '@saltbush/contract/release-api';
import { SAVES_FILE, type Saved, type SavingPage } from './Saved.ts';

interface Options extends SavingPage {
  /** Has the page load scripts from this folder. */
  loadFrom: (folder: string) => void;
  /** Whether the updates that are admitted lead on from the build that the page runs. */
  isLedOn: () => boolean;
  read?: (url: string) => Promise<Pick<Response, 'json'>>;
}

/**
 * Puts another build of a working copy into the page as it stands. False where only its own container shows it.
 * @param entryUrl Address of that container.
 */
export type TakeBuild = (entryUrl: string) => Promise<boolean>;

/**
 * Puts what was saved into the page, before there is a whole build of it. Does nothing where the page runs another build
 * than the one that was saved upon: the whole build brings it then.
 */
export type TakeSave = (save: SavesReport['saves'][number]) => Promise<void>;

/** A whole build that takes longer was refused, or the gateway is away. */
const LONGEST_WAIT_MS = 8_000;

/** How the page takes what is saved in a working copy. One call may begin only once the one before has ended. */
export function createTakes({ loadFrom, hash, isLedOn, update, admit, arrived, read = fetch }: Options) {
  let hasFailed = false;
  /** The builds that the page has run. */
  const ran = new Set([hash()]);

  /** What is to be loaded from the build of a save that the page has already; null where the page waits for none. */
  let held: (() => void)[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function goOn(): Promise<void> {
    await update();
    ran.add(hash());
  }

  function letGo(): void {
    clearTimeout(timer);
    const loads = held ?? [];
    held = null;
    for (const load of loads) load();
  }

  function hold(): void {
    held ??= [];
    clearTimeout(timer);
    timer = setTimeout(letGo, LONGEST_WAIT_MS);
  }

  const takeBuild: TakeBuild = async (entryUrl) => {
    if (hasFailed) return false;
    try {
      const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
      const answer = await read(`${folder}${SAVES_FILE}`);
      const [saved] = (await answer.json()) as [Saved];
      // The page has a later save already, whose build is still to come.
      if (hash() !== saved.hash && ran.has(saved.hash)) return true;
      // The newest build has the scripts of all updates.
      loadFrom(folder);
      admit(saved);
      while (hash() !== saved.hash) await goOn();
      arrived(saved);
      letGo();
      return true;
    } catch {
      // Half of an update may be in the page.
      hasFailed = true;
      letGo();
      return false;
    }
  };

  const takeSave: TakeSave = async (save) => {
    if (hasFailed) return;
    const updates = Object.fromEntries(save.updates.map(({ file, content }) => [file, content]));
    const scripts = Object.fromEntries(save.scripts.map(({ file, integrity }) => [file, integrity]));
    admit({ updates, scripts }, `/api/site/saves/${save.remote}/`);
    try {
      while (hash() !== save.hash && isLedOn()) {
        hold();
        await goOn();
      }
    } catch {
      hasFailed = true;
      letGo();
    }
  };

  return {
    takeBuild,
    takeSave,
    /** Loads a chunk, once its build is there: a save that the page has already may have changed it. */
    onceWhole(load: () => void): void {
      if (held === null) load();
      else held.push(load);
    },
  };
}
