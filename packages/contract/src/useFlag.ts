import type { FlagDeclarations, FlagValue, FlagValueOf } from './flags.ts';
import { useHost } from './host.ts';

/** What became of a flag, in the terms of OpenFeature: its evaluation details, without what only the gateway knows. */
export interface FlagDetails<Value extends FlagValue> {
  flagKey: string;
  value: Value;
  /** `CACHED`: the gateway found the value when it made the page. `ERROR`: `value` is the default that was given. */
  reason: 'CACHED' | 'ERROR';
  errorCode?: 'FLAG_NOT_FOUND' | 'TYPE_MISMATCH';
}

/** `useFlag` for the flags of one remote: their names, and of each its declared default. */
export type UseFlag<Flags extends FlagDeclarations> = <Key extends keyof Flags & string>(
  flagKey: Key,
  defaultValue: Flags[Key]['default'],
) => FlagDetails<FlagValueOf<Flags[Key]>>;

/**
 * The value of a flag of this remote for this visitor, as the server rendered it: it stays until the next page. Give it a
 * name with its types, `export const useOwnFlag: UseFlag<typeof flags> = useFlag`.
 */
export function useFlag<Value extends FlagValue>(flagKey: string, defaultValue: FlagValue): FlagDetails<Value> {
  const value = useHost().flags?.[flagKey];
  return typeof value === typeof defaultValue
    ? { flagKey, value: value as Value, reason: 'CACHED' }
    : {
        flagKey,
        value: defaultValue as Value,
        reason: 'ERROR',
        errorCode: value === undefined ? 'FLAG_NOT_FOUND' : 'TYPE_MISMATCH',
      };
}
