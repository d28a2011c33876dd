import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { CLIENT_RECORD } from './client-record.ts';

/** One client: set-up, users and account status. */
export function ClientPage() {
  const { reference = '' } = useParams();
  return <RecordPage record={CLIENT_RECORD} recordKey={reference} />;
}
