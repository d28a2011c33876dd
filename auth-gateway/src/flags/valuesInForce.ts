import { type FlagDeclaration, type FlagValue, type FlagValues, flagVariants } from '@saltbush/contract/flags';
import type { RemoteRelease } from '@saltbush/contract/release';
import type { FlagSwitch } from '@saltbush/contract/release-api';

type Switched = Pick<FlagSwitch, 'remote' | 'flag' | 'isOff' | 'rules'>;

/** What some visitor gets of a flag that is switched like this: the default first, then the values of its rules. */
export function givenValues(
  declared: FlagDeclaration,
  switched: Pick<FlagSwitch, 'isOff' | 'rules'> | undefined,
): FlagValue[] {
  const ruled = switched === undefined || switched.isOff ? [] : switched.rules.map(({ value }) => value);
  return flagVariants(declared).filter((value) => value === declared.default || ruled.includes(value));
}

/**
 * Values of all flags of a release, as often as it takes for each value that some visitor gets to come once. Not every
 * combination, of which there may be thousands. Empty for a release without flags.
 */
export function valuesInForce(
  { name, flags = {} }: Pick<RemoteRelease, 'name' | 'flags'>,
  switches: readonly Switched[] = [],
): FlagValues[] {
  const all = Object.entries(flags).map(([flag, declared]) => {
    const switched = switches.find((one) => one.remote === name && one.flag === flag);
    return { flag, usual: declared.default, values: givenValues(declared, switched) };
  });
  const turns = Math.max(0, ...all.map(({ values }) => values.length));
  return Array.from({ length: turns }, (_, turn) =>
    Object.fromEntries(all.map(({ flag, usual, values }) => [flag, values[turn] ?? usual])),
  );
}
