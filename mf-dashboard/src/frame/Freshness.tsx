import type { EventStreamState } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { Button, Spinner } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { sydneyTime } from '../consignment/moment.ts';
import * as S from './Freshness.styles.ts';

interface FreshnessProps {
  stream: EventStreamState;
  /** When the shown data was read, in milliseconds. */
  readAtMs: number | undefined;
  isFetching: boolean;
  error: ApiError | null;
  onRefresh: () => void;
}

/**
 * Says whether the page updates by itself, and how old its data is when it does not. Only a loss of updates is
 * announced.
 */
export function Freshness({ stream, readAtMs, isFetching, error, onRefresh }: FreshnessProps) {
  const { pathname, search } = useLocation();
  const isCut = stream.status === 'broken' || error !== null;
  const isOffline = error?.status === 'offline' || (stream.status === 'broken' && !stream.isOnline);
  const readAt = readAtMs === undefined ? null : sydneyTime(readAtMs);
  return (
    <S.Row>
      <S.Status role="status">
        {error?.status === 401 && (
          <S.Old>
            You have been signed out. Figures are of {readAt ?? 'earlier'}.{' '}
            <a href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}>Sign in again</a>
          </S.Old>
        )}
        {isCut && error?.status !== 401 && readAt && (
          <S.Old>
            {isOffline ? 'Offline' : 'Not live'}: figures are of {readAt}. We keep trying.
          </S.Old>
        )}
      </S.Status>
      {!isCut && readAt && (
        <S.Live data-on={stream.status === 'live' ? '' : undefined}>
          {stream.status === 'live' ? 'Live' : 'Read'}, {readAt}
        </S.Live>
      )}
      {isFetching && <Spinner size={16} />}
      {(isCut || stream.status !== 'live') && readAt && (
        <Button variant="quiet" size="small" onClick={onRefresh}>
          Refresh
        </Button>
      )}
    </S.Row>
  );
}
