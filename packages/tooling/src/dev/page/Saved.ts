/** What is said of a remote after each build, and at first. */
export interface Saved {
  remote: string;
  /** Of the client build. */
  hash: string;
  /** What webpack says of each update so far: the chunks that changed. By the name of its file. */
  updates: Record<string, unknown>;
  /** The integrity of the scripts of all updates, by name. */
  scripts: Record<string, string>;
  /** The integrity of the chunks of this build, by id. */
  chunks: Record<string, string>;
}

/** The page that takes saves over. */
export interface SavingPage {
  /** Of the build that the page runs. */
  hash: () => string;
  /** Puts the next build into the page. Rejects where only another page load does. */
  update: () => Promise<void>;
  /** Lets the page load the updates so far: from the given folder, else from that of the build. */
  admit: (updates: Pick<Saved, 'scripts' | 'updates'>, folder?: string) => void;
  /** Lets the page, which runs this build now, load the chunks of it. */
  arrived: (build: Pick<Saved, 'chunks'>) => void;
}

/**
 * File of a working copy that says what pages with an earlier build need. A release holds scripts and no data, so this is an
 * array, which is both.
 */
export const SAVES_FILE = 'saves.js';
