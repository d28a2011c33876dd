import type { Booker } from '@saltbush/consignments/api';
import { useVisitor } from '@saltbush/contract';
import { FRESH } from '../../api/fresh.ts';
import { useMembershipsQuery } from '../../api/memberships.ts';
import type { TypedBooker } from '../kept-sheet.ts';

/** Who answers for the bookings: what was typed, and where nothing was, who is signed in and their company. */
export function useBooker(typed: TypedBooker): Booker {
  const visitor = useVisitor();
  const user = visitor.status === 'signed-in' ? visitor.user : null;
  const { data } = useMembershipsQuery(undefined, FRESH);
  const company = data?.memberships.find(({ status }) => status !== 'pending');
  return {
    businessName: typed.businessName ?? company?.businessName ?? '',
    name: typed.name ?? user?.firstName ?? '',
    email: typed.email ?? user?.email ?? '',
    phone: typed.phone ?? '',
  };
}
