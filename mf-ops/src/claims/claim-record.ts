import type { DeskClaim } from '@saltbush/claims/api';
import { useDeskClaimQuery } from '../api/deskClaim.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { ClaimSheet } from './ClaimSheet.tsx';

export const CLAIM_RECORD: DeskRecord<DeskClaim> = {
  place: 'claims',
  thing: 'claim',
  useRecord: (key) => useDeskClaimQuery(key, usePollingOptions()),
  titleOf: (_detail, reference) => reference,
  missingOf: (reference) => ({
    title: `No claim has the reference ${reference}`,
    advice: 'Check it, or search for the booking or the business.',
    link: 'Search all claims',
    href: '/ops/claims?view=all',
  }),
  Sheet: ClaimSheet,
};
