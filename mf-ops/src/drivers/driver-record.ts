import type { DeskDriverDetail } from '@saltbush/drivers/api';
import { useDeskDriverQuery } from '../api/deskDriver.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { DriverSheet } from './DriverSheet.tsx';

export const DRIVER_RECORD: DeskRecord<DeskDriverDetail> = {
  place: 'drivers',
  thing: 'application',
  useRecord: (key) => useDeskDriverQuery(key, usePollingOptions()),
  titleOf: (detail, reference) => detail?.name ?? reference,
  missingOf: (reference) => ({
    title: `No application has the reference ${reference}`,
    advice: 'Check it, or search for the driver.',
    link: 'Search all applications',
    href: '/ops/drivers?view=all',
  }),
  Sheet: DriverSheet,
};
