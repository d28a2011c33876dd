import type { ApiError } from '@saltbush/contract/api';
import { Button, Spinner } from '@saltbush/ui';
import { deskTimeOfDay } from '../consignment/deskTime.ts';
import * as S from './Freshness.styles.ts';

interface FreshnessProps {
  /** When the shown data was read, in milliseconds. */
  readAt: number | undefined;
  isFetching: boolean;
  error: ApiError | null;
  onRefresh: () => void;
}

/** Age of the page's data. Only a loss of updates is announced, since a message every ten seconds is noise. */
export function Freshness({ readAt, isFetching, error, onRefresh }: FreshnessProps) {
  const time = readAt === undefined ? null : deskTimeOfDay(readAt);
  return (
    <S.Row>
      <span role="status">
        {error && time && <S.Old>Not refreshed since {time}: the desk cannot be reached.</S.Old>}
      </span>
      {!error && time && <span>Checked at {time}</span>}
      {isFetching && <Spinner size={16} />}
      <Button variant="quiet" size="small" onClick={onRefresh}>
        Refresh
      </Button>
    </S.Row>
  );
}
