import type { ApiError } from '@saltbush/contract/api';
import { Button, Spinner } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { sydneyTime } from '../consignment/moment.ts';
import type { StreamState } from '../live/shipment-stream.ts';
import * as S from './Freshness.styles.ts';

interface FreshnessProps {
  line: StreamState;
  /** When what is shown was read, in milliseconds. */
  readAtMs: number | undefined;
  isFetching: boolean;
  error: ApiError | null;
  onRefresh: () => void;
}

/**
 * Says whether the page follows the freight by itself, and how old its figures are when it does not. Only a change for
 * the worse is announced.
 */
export function Freshness({ line, readAtMs, isFetching, error, onRefresh }: FreshnessProps) {
  const { pathname, search } = useLocation();
  const isCut = line.status === 'broken' || error !== null;
  const isOffline = error?.status === 'offline' || (line.status === 'broken' && !line.isOnline);
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
            {isOffline ? 'Offline' : 'Not live'}: figures are of {readAt}, Sydney time. We keep trying.
          </S.Old>
        )}
      </S.Status>
      {!isCut && readAt && (
        <S.Live data-on={line.status === 'live' ? '' : undefined}>
          {line.status === 'live' ? 'Live' : 'Read'}, {readAt} Sydney time
        </S.Live>
      )}
      {isFetching && <Spinner size={16} />}
      {(isCut || line.status !== 'live') && readAt && (
        <Button variant="quiet" size="small" onClick={onRefresh}>
          Refresh
        </Button>
      )}
    </S.Row>
  );
}
