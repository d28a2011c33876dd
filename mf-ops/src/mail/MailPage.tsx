import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { MAIL_RECORD } from './mail-record.ts';

/** One mail, and what happened to it. */
export function MailPage() {
  const { id = '' } = useParams();
  return <RecordPage record={MAIL_RECORD} recordKey={id} />;
}
