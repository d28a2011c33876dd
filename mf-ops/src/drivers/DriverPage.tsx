import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { DRIVER_RECORD } from './driver-record.ts';

/** One driver: application, documents and decision. */
export function DriverPage() {
  const { reference = '' } = useParams();
  return <RecordPage record={DRIVER_RECORD} recordKey={reference} />;
}
