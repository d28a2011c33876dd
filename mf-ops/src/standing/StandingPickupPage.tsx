import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { STANDING_RECORD } from './standing-record.ts';

/** One standing pickup: its days, what is booked next, and what became of the last day. */
export function StandingPickupPage() {
  const { reference = '' } = useParams();
  return <RecordPage record={STANDING_RECORD} recordKey={reference} />;
}
