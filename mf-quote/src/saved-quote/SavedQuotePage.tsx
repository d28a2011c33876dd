import { usePageTitle } from '@saltbush/contract';
import { useParams } from 'react-router-dom';
import { useSavedQuoteQuery } from '../api/savedQuote.ts';
import { PrivateRecord } from '../record/PrivateRecord.tsx';
import { SavedQuoteView } from './SavedQuoteView.tsx';

/** A saved quote, for holders of its private link. */
export function SavedQuotePage() {
  const { token = '' } = useParams();
  const query = useSavedQuoteQuery(token, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  usePageTitle(currentData ? `Quote ${currentData.reference}` : null);
  return (
    <PrivateRecord query={query} onRetry={() => void query.refetch()} noun="quote">
      {(saved) => <SavedQuoteView key={saved.token} saved={saved} />}
    </PrivateRecord>
  );
}
