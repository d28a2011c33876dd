import type { MemberAct } from '@saltbush/clients/api';
import { useMembershipsQuery } from './memberships.ts';

/** Seconds. Whoever is shown later than this after the answer asks again, since a role may have changed. */
const KNOWN_S = 15;

/** The companies that the client may act for; none until the answer is there. */
export function useActiveMemberships() {
  const { data } = useMembershipsQuery(undefined, { refetchOnMountOrArgChange: KNOWN_S });
  return (data?.memberships ?? []).filter(({ status }) => status !== 'pending');
}

/**
 * Whether the client's role in some company of theirs lets them do it. True without a company, and until the answer is
 * there: the gateway decides, and says who may.
 */
export function useMay(act: MemberAct): boolean {
  const memberships = useActiveMemberships();
  return memberships.length === 0 || memberships.some(({ may }) => may.includes(act));
}
