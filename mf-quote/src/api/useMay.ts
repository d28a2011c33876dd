import type { MemberAct } from '@saltbush/clients/api';
import { useMembershipsQuery } from './memberships.ts';

/**
 * Whether the client's role in some company of theirs lets them do it. True without a company, and until the answer is
 * there: the gateway decides, and says who may.
 */
export function useMay(act: MemberAct): boolean {
  const { data } = useMembershipsQuery(undefined, { refetchOnMountOrArgChange: 15 });
  const memberships = (data?.memberships ?? []).filter(({ status }) => status !== 'pending');
  return memberships.length === 0 || memberships.some(({ may }) => may.includes(act));
}
