import { flagVariants } from '@saltbush/contract/flags';
import type { FlagStaleness, FlagSwitch, FlagsReport, ReportedFlag } from '@saltbush/contract/release-api';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';
import { type LiveFlag, liveFlags } from './liveFlags.ts';

const SETTLED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether everybody has had one value since then. */
function isSettled({ isOff, rules, at }: FlagSwitch, now: Date): boolean {
  const [first] = rules;
  const isForAll =
    first !== undefined && first.role === undefined && first.company === undefined && first.share === undefined;
  return (isOff || isForAll) && now.getTime() - Date.parse(at) > SETTLED_DAYS * DAY_MS;
}

/** Whether a day has passed everywhere in Australia. */
const isPast = (day: string, now: Date) => now.getTime() > Date.parse(`${day}T16:00:00Z`);

function staleness({ declared, switched }: Pick<LiveFlag, 'declared' | 'switched'>, now: Date): FlagStaleness[] {
  const variants = flagVariants(declared);
  return [
    ...(isPast(declared.until, now) ? (['over'] as const) : []),
    ...(switched && isSettled(switched, now) ? (['settled'] as const) : []),
    ...(switched?.rules.some(({ value }) => !variants.includes(value)) ? (['misfit'] as const) : []),
  ];
}

function versionsOf({ entries }: LiveSet, { remote, flag }: LiveFlag): string[] {
  const entry = entries.get(remote);
  return (entry === undefined ? [] : releasesOf(entry)).flatMap((release) =>
    release.kind === 'remote' && release.flags !== undefined && Object.hasOwn(release.flags, flag)
      ? [release.version]
      : [],
  );
}

/** Every flag that live releases declare, and every one that operators switched and none declares any more. */
export function reportFlags(liveSet: LiveSet, now: Date): FlagsReport {
  const live = liveFlags(liveSet).map((one): ReportedFlag => {
    const { remote, flag, declared, switched } = one;
    const versions = versionsOf(liveSet, one);
    // Declared by nothing but the release to fall back to: its rules are kept for that, and the flag is on its way out.
    const stale = versions.length === 0 ? (['undeclared'] as const) : staleness(one, now);
    return {
      remote,
      flag,
      declared,
      values: flagVariants(declared),
      versions,
      switched: switched ?? null,
      stale: [...stale],
    };
  });
  const isLive = ({ remote, flag }: FlagSwitch) => live.some((one) => one.remote === remote && one.flag === flag);
  const left = (liveSet.flags ?? []).filter((one) => !isLive(one) && (one.isOff || one.rules.length > 0));
  const leftovers = left.map(
    (switched): ReportedFlag => ({
      ...{
        remote: switched.remote,
        flag: switched.flag,
        declared: null,
        values: [],
        versions: [],
        switched,
        stale: ['undeclared'],
      },
    }),
  );
  const order = ({ remote, flag }: ReportedFlag) => `${remote} ${flag}`;
  return { flags: [...live, ...leftovers].sort((a, b) => (order(a) < order(b) ? -1 : 1)) };
}
