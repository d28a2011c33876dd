import type { LogEntry, SetDetails, SetMember } from '@saltbush/contract/release-api';

/** The members of a set, from the line that stands for all of them; null for any other line. */
export function membersOf({ details }: Pick<LogEntry, 'details'>): readonly SetMember[] | null {
  const { releases } = (details?.set ?? {}) as Partial<SetDetails>;
  return Array.isArray(releases) ? releases : null;
}
