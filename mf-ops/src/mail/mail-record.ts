import type { MailDetail } from '@saltbush/business-api/mails';
import { useDeskMailQuery } from '../api/deskMail.ts';
import { usePollingOptions } from '../frame/keep-fresh.ts';
import type { DeskRecord } from '../record/desk-record.ts';
import { MailSheet } from './MailSheet.tsx';

export const MAIL_RECORD: DeskRecord<MailDetail> = {
  place: 'mail',
  thing: 'mail',
  useRecord: (key) => useDeskMailQuery(key, usePollingOptions()),
  titleOf: (detail, id) => detail?.subject ?? `Mail ${id}`,
  missingOf: () => ({
    title: 'There is no such mail',
    advice: 'Look for it by its address or subject.',
    link: 'Show all mails',
    href: '/ops/mail',
  }),
  Sheet: MailSheet,
};
