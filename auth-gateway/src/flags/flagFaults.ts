import { flagVariants } from '@saltbush/contract/flags';
import { MOST_FLAG_SHARES } from '@saltbush/contract/release-api';
import type { FlagWish } from './flag-requests.ts';
import type { LiveFlag } from './liveFlags.ts';

/** A share that visitors without a sign-in can meet: their pages are kept in each form. */
const isForAnybody = ({ role, company, share }: FlagWish['rules'][number]) =>
  share !== undefined && company === undefined && (role === undefined || role === 'signed-out');

function sharesOf(flags: readonly LiveFlag[], wish: FlagWish): number {
  const others = flags.filter(({ remote, flag }) => remote === wish.remote && flag !== wish.flag);
  const rules = [
    ...(wish.isOff ? [] : wish.rules),
    ...others.flatMap(({ switched }) => (switched === undefined || switched.isOff ? [] : switched.rules)),
  ];
  return rules.filter(isForAnybody).length;
}

/**
 * Why a change of a flag makes no sense with these live flags; empty where it does. What is taken away from a flag that no
 * release declares any more is never refused.
 */
export function flagFaults(flags: readonly LiveFlag[], wish: FlagWish): string[] {
  const { remote, flag, rules } = wish;
  const live = flags.find((one) => one.remote === remote && one.flag === flag);
  if (live === undefined) {
    if (rules.length === 0 && !wish.isOff) return [];
    const known = flags.filter((one) => one.remote === remote).map((one) => one.flag);
    const hint = known.length === 0 ? 'It has none' : `It has ${known.join(', ')}`;
    return [
      `No live release of ${remote} declares the flag ${flag}. ${hint}. Activate a release that does, or correct the name.`,
    ];
  }
  const variants = flagVariants(live.declared);
  const misfits = rules.filter(({ value }) => !variants.includes(value)).map(({ value }) => JSON.stringify(value));
  const shares = sharesOf(flags, wish);
  return [
    ...(misfits.length === 0
      ? []
      : [
          `${flag} cannot be ${misfits.join(' or ')}. It can be ${variants.map((one) => JSON.stringify(one)).join(', ')}.`,
        ]),
    ...(shares <= MOST_FLAG_SHARES
      ? []
      : [
          `${remote} would have ${shares} rules with a share that visitors without a sign-in can meet, and ${MOST_FLAG_SHARES} ` +
            'may be: each may double the forms in which its pages are kept. Give one to everybody or take one away first.',
        ]),
  ];
}
