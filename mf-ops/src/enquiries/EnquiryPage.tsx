import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { ENQUIRY_RECORD } from './enquiry-record.ts';

/** One enquiry: its thread, the reply, and what staff did about it. */
export function EnquiryPage() {
  const { reference = '' } = useParams();
  return <RecordPage record={ENQUIRY_RECORD} recordKey={reference} />;
}
