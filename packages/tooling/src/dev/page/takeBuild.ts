import { SAVES_FILE, type Saved, type SavingPage } from './Saved.ts';

interface Options extends SavingPage {
  /** Has the page load scripts from this folder. */
  loadFrom: (folder: string) => void;
  read?: (url: string) => Promise<Pick<Response, 'json'>>;
}

/**
 * Puts another build of a working copy into the page as it stands. False where only its own container shows it.
 * @param entryUrl Address of that container.
 */
export type TakeBuild = (entryUrl: string) => Promise<boolean>;

export function takeBuild({ loadFrom, hash, update, admit, arrived, read = fetch }: Options): TakeBuild {
  let hasFailed = false;

  return async (entryUrl) => {
    if (hasFailed) return false;
    try {
      const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
      const answer = await read(`${folder}${SAVES_FILE}`);
      const [saved] = (await answer.json()) as [Saved];
      // The newest build has the scripts of all updates.
      loadFrom(folder);
      admit(saved);
      while (hash() !== saved.hash) await update();
      arrived(saved);
      return true;
    } catch {
      // Half of an update may be in the page.
      hasFailed = true;
      return false;
    }
  };
}
