import { useParams } from 'react-router-dom';
import { RecordPage } from '../record/RecordPage.tsx';
import { CLAIM_RECORD } from './claim-record.ts';

/** One claim: what the client says and shows, the conversation, and the decision. */
export function ClaimPage() {
  const { reference = '' } = useParams();
  return <RecordPage record={CLAIM_RECORD} recordKey={reference} />;
}
