import { MEMBER_ROLES, whoMay } from '@saltbush/clients/api';
import { Notice } from '@saltbush/ui';
import { useMembershipsQuery } from '../../api/memberships.ts';

/** Tells members of a company whose role does not book, before they fill in the form. */
export function RoleWarning() {
  const { data } = useMembershipsQuery(undefined, { refetchOnMountOrArgChange: true });
  const memberships = (data?.memberships ?? []).filter(({ status }) => status !== 'pending');
  const [member] = memberships;
  if (!member || memberships.some(({ may }) => may.includes('book'))) return null;
  return (
    <Notice tone="warn" role="status" title="Your role does not book">
      You belong to {member.businessName} as {MEMBER_ROLES[member.role].as}. Its {whoMay('book')} can book this quote:
      send one of them the link of this page.
    </Notice>
  );
}
