/** Where it failed: in a browser, while the server rendered a page, or in a route of the gateway. */
export const FAILURE_SIDES = ['browser', 'server', 'api'] as const;
export type FailureSide = (typeof FAILURE_SIDES)[number];

/** A line of the source that was running when it failed. */
export interface FailureFrame {
  /** File of the source; of a release without source maps, the script. */
  source: string;
  line: number;
  column: number;
  /** The function that the line is in, as far as its text tells; empty otherwise. */
  inFunction: string;
  /** The lines around it, of our own sources only. */
  lines: { number: number; text: string }[];
}

/** What a visitor did before it failed, in words that no person typed. Controls are named as in the markup. */
export type FailureStep =
  | { kind: 'page'; route: string }
  | { kind: 'press' | 'submit'; control: string }
  | { kind: 'answer'; route: string; status: number };

/** One cause, over all releases that have it. */
export interface Failure {
  id: string;
  side: FailureSide;
  remote: string;
  /** Name of the error. */
  error: string;
  /** What the engine said. Empty for words of the code, which the line of the source shows. */
  message: string;
  source: string;
  inFunction: string;
  frames: readonly FailureFrame[];
  firstAt: string;
  lastAt: string;
  /** Visits that met it. */
  visits: number;
  /** The releases that have it, oldest first, with who showed each to visitors. */
  releases: FailureRelease[];
  /** Visits by kind of browser. */
  browsers: Record<string, number>;
  /** Who has seen it; absent when nobody said so. */
  seen?: FailureSeen;
}

/** That a cause was seen. In the releases that had it then it may go on. */
export interface FailureSeen {
  by: string;
  at: string;
  /** What brought it back: the first release that met it later; empty for the gateway itself, at the next visit. */
  backIn?: string;
}

export interface FailureRelease {
  version: string;
  visits: number;
  firstAt: string;
  lastAt: string;
  /** Who activated it, and when; null when the log does not say. */
  activated: { actor: string; at: string; reason: string } | null;
}

/** A visit that met a cause. */
export interface FailureExample {
  version: string;
  at: string;
  page: string;
  browser: string;
  steps: readonly FailureStep[];
  components: readonly string[];
  /** Id of its trace at the collector, where traces are sent to one. */
  trace?: string;
}

export interface FailuresReport {
  at: string;
  /** Those seen last first. */
  failures: Failure[];
}

export interface FailureDetail {
  failure: Failure;
  examples: FailureExample[];
}
