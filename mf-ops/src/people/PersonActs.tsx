import { apiHref } from '@saltbush/business-api/api';
import { apiError } from '@saltbush/calls';
import { Notice, Pager, TextLink } from '@saltbush/ui';
import { useSearchParams } from 'react-router-dom';
import { usePersonActsQuery } from '../api/personActs.ts';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import * as T from '../frame/table.styles.ts';
import { ActsTable } from './ActsTable.tsx';

/** The list of exports and erasures. The address holds only its page number. */
export function PersonActs() {
  const [parameters] = useSearchParams();
  const wanted = Number(parameters.get('page') ?? 1);
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  const { currentData, error, isFetching, refetch } = usePersonActsQuery(page, { refetchOnMountOrArgChange: true });
  const failure = apiError(error);
  if (!currentData && failure) {
    return (
      <Trouble
        title="What was done could not be read"
        error={failure}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <RowsSkeleton label="Reading what was done" />;
  const { rows, total, pageSize, isIntact } = currentData;
  return (
    <>
      {!isIntact && (
        <Notice tone="danger" title="This list was changed from outside" role="alert">
          <p>
            A row is not as it was written. Keep a copy of the database, and ask whoever runs it how that came about.
          </p>
        </Notice>
      )}
      {rows.length === 0 ? (
        <T.Empty>
          <p>Nobody has asked for a copy or an erasure so far.</p>
        </T.Empty>
      ) : (
        <ActsTable rows={rows} />
      )}
      <Pager
        label="Pages of what was done"
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(other) => `/ops/people?page=${other}`}
      />
      {total > 0 && (
        <p>
          <TextLink href={apiHref('GET /api/ops/people/erasures')}>Download the list of erasures</TextLink> and keep it
          with the backups, not in them: after a restore, people are erased again by it.
        </p>
      )}
    </>
  );
}
