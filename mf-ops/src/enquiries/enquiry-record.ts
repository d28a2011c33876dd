import type { DeskEnquiryDetail } from '@saltbush/enquiries/api';
import { useDeskEnquiryQuery } from '../api/deskEnquiry.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { EnquirySheet } from './EnquirySheet.tsx';

export const ENQUIRY_RECORD: DeskRecord<DeskEnquiryDetail> = {
  place: 'enquiries',
  thing: 'enquiry',
  useRecord: (key) => useDeskEnquiryQuery(key, usePollingOptions()),
  titleOf: (_detail, reference) => reference,
  missingOf: (reference) => ({
    title: `No enquiry has the reference ${reference}`,
    advice: 'Check it, or search for the sender or the words.',
    link: 'Search all enquiries',
    href: '/ops/enquiries?view=all',
  }),
  Sheet: EnquirySheet,
};
