import { ROLES } from './access.ts';
import type { FlagDeclaration, FlagValue } from './flags.ts';

export const FLAG_ROLES = ['signed-out', ...ROLES] as const;
export type FlagRole = (typeof FLAG_ROLES)[number];

/** A value for those of whom all of this is true; for everybody where nothing is said. */
export interface FlagRule {
  value: FlagValue;
  role?: FlagRole;
  /** Reference of a client company. */
  company?: string;
  /** Percentage of the visitors. */
  share?: number;
}

/** What operators said of a flag last. */
export interface FlagSwitch {
  remote: string;
  flag: string;
  /** Everybody gets the default, whatever the rules say. */
  isOff: boolean;
  /** The first that fits a visitor decides. */
  rules: readonly FlagRule[];
  /** The line of the log that says so. */
  seq: number;
  by: string;
  at: string;
  reason: string;
}

/**
 * Why a flag should not stay as it is. `over`: its last day has passed. `settled`: everybody has had one value for a while.
 * `undeclared`: no live release declares it. `misfit`: a rule gives a value that a live release does not declare.
 */
export type FlagStaleness = 'over' | 'settled' | 'undeclared' | 'misfit';

export interface ReportedFlag {
  remote: string;
  flag: string;
  /** Of the live release, or of the candidate where only that has it; null where none declares the flag. */
  declared: FlagDeclaration | null;
  /** What it can be, the default first; empty where none declares it. */
  values: FlagValue[];
  /** Live versions that declare it. */
  versions: string[];
  /** Null while nobody has switched it. */
  switched: FlagSwitch | null;
  stale: FlagStaleness[];
}

/** `GET /api/releases/flags`. */
export interface FlagsReport {
  flags: ReportedFlag[];
}

/** The most rules of one flag. */
export const MOST_FLAG_RULES = 10;
/** The most rules of one remote with a share that visitors without a sign-in can meet: each may double the forms of a page. */
export const MOST_FLAG_SHARES = 3;
