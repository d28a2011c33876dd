import type { DeskClientDetail } from '@saltbush/clients/api';
import { useDeskClientQuery } from '../api/deskClient.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { ClientSheet } from './ClientSheet.tsx';

export const CLIENT_RECORD: DeskRecord<DeskClientDetail> = {
  place: 'clients',
  thing: 'client',
  useRecord: (key) => useDeskClientQuery(key, usePollingOptions()),
  titleOf: (detail, reference) => detail?.businessName ?? reference,
  missingOf: (reference) => ({
    title: `No client has the reference ${reference}`,
    advice: 'Check it, or search for the business or its contact.',
    link: 'Search all clients',
    href: '/ops/clients?view=all',
  }),
  Sheet: ClientSheet,
};
