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

/** `GET /api/site/builds`: what is under development in this browser, for the page's notice. */
export interface BuildsReport {
  /** Versions of the builds of a development server, by remote. */
  builds: Record<string, string>;
  /** Remotes whose sources are wrong. */
  failures: { name: string; failures: BuildFailure[] }[];
}
