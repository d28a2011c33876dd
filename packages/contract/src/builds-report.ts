/** One thing that is wrong with sources under development. */
export interface BuildFailure {
  /** `build`: the last good build stays. `types`: the build works, and the types do not fit. */
  kind: 'build' | 'types';
  /** Path within the remote; null when no file is to blame. */
  file: string | null;
  /** From 1; null when it is not known. */
  line: number | null;
  message: string;
}

/** What webpack says of one update: the chunks that changed, and the chunks and modules that are gone. */
export interface HotUpdate {
  c: string[];
  r: string[];
  m: string[];
}

/** File of a save that says what it changes. */
export const SAVE_FILE = 'save.json';

/** `save.json` of what was saved in a working copy: what open pages need before the whole build is there. */
export interface CopySave {
  /** Of the build for browsers. */
  hash: string;
  /** Each update since the last build that the site has, by the name of the file that webpack would ask for. */
  updates: { file: string; content: HotUpdate }[];
}

/** `GET /api/site/saves`: what was saved last in the working copies of this browser. */
export interface SavesReport {
  saves: (CopySave & {
    remote: string;
    /** In the folder `/api/site/saves/<remote>/`. */
    scripts: { file: string; integrity: string }[];
  })[];
}

/** `GET /api/site/builds`: what is under development in this browser, for the page's notice. */
export interface BuildsReport {
  /** Versions of the builds of a development server, by remote. */
  builds: Record<string, string>;
  /** Remotes whose sources are wrong. */
  failures: { name: string; failures: BuildFailure[] }[];
}
