import { MEMBER_ROLES, whoMay } from '@saltbush/clients/api';
import { Notice } from '@saltbush/ui';
import { useEffect } from 'react';
import { useActiveMemberships, useMay } from '../api/useMay.ts';

/** Tells members of a company whose role does not book, before they try. */
export function RoleWarning({ onRole }: { onRole?: (mayBook: boolean) => void }) {
  const [member] = useActiveMemberships();
  const mayBook = useMay('book');
  useEffect(() => onRole?.(mayBook), [mayBook, onRole]);
  if (mayBook || !member) return null;
  return (
    <Notice tone="warn" role="status" title="Your role does not book">
      You belong to {member.businessName} as {MEMBER_ROLES[member.role].as}. Its {whoMay('book')} can book this quote:
      send one of them the link of this page.
    </Notice>
  );
}
