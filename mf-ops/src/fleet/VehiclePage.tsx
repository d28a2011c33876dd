import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { VEHICLE_RECORD } from './vehicle-record.ts';

/** One vehicle: what it may carry, where it stands, and whether it is in service. */
export function VehiclePage() {
  const { reference = '' } = useParams();
  return <RecordPage record={VEHICLE_RECORD} recordKey={reference} />;
}
