import type { FlagValue, FlagValues } from '@saltbush/contract/flags';
import { evaluateFlag, type FlagContext } from './evaluateFlag.ts';
import type { LiveFlag } from './liveFlags.ts';

/** The values of a visitor's flags, by remote; without remotes that have none. */
export type VisitorFlags = Readonly<Record<string, FlagValues>>;

/** Evaluates the flags for one visitor. */
export function flagsOfVisitor(flags: readonly LiveFlag[], context: FlagContext): VisitorFlags {
  const values: Record<string, Record<string, FlagValue>> = {};
  for (const { remote, flag, declared, switched } of flags) {
    const ofRemote = values[remote] ?? {};
    ofRemote[flag] = evaluateFlag(declared, switched, context).value;
    values[remote] = ofRemote;
  }
  return values;
}
