import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { BOOKING_RECORD } from './booking-record.ts';

/** One booking: its facts, its trail, and what staff may do next. */
export function BookingPage() {
  const { reference = '' } = useParams();
  return <RecordPage record={BOOKING_RECORD} recordKey={reference} />;
}
