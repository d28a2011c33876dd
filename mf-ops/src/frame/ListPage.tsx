import { apiError } from '@saltbush/calls';
import { Pager, ViewLinks } from '@saltbush/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListQuery } from '../api/list-query.ts';
import { DeskFrame } from './DeskFrame.tsx';
import type { DeskList, ListAnswer } from './desk-list.ts';
import { Freshness } from './Freshness.tsx';
import { useRefreshOnReturn } from './keep-fresh.ts';
import * as S from './list.styles.ts';
import { listShortcuts } from './listShortcuts.ts';
import { NoRows } from './NoRows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Trouble } from './Trouble.tsx';

interface ListPageProps<View extends string, Row> {
  list: DeskList<View>;
  wanted: ListQuery<View>;
  /** The result of the query hook. */
  answer: {
    currentData?: ListAnswer<Row> | undefined;
    isFetching: boolean;
    fulfilledTimeStamp?: number | undefined;
    error?: unknown;
    refetch: () => unknown;
  };
  /** Number of rows in each view; undefined until loaded. */
  counts: Record<View, number> | undefined;
  /** Between the controls and the rows. */
  notice?: ReactNode;
  /** Renders the rows, at least one. `readAt` is when they were read, in milliseconds. */
  children: (rows: readonly Row[], readAt: number) => ReactNode;
}

/** A list of the desk: views, search, rows, pages and age of the data. View, search and page are in the address. */
export function ListPage<View extends string, Row>(props: ListPageProps<View, Row>) {
  const { list, wanted, answer, counts, notice, children } = props;
  const { address, thing, things } = list;
  const { view } = wanted;
  const { currentData, isFetching, refetch, fulfilledTimeStamp } = answer;
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const error = apiError(answer.error);
  useRefreshOnReturn(refetch);

  const onSearch = useCallback(
    (words: string) => void navigate(address.href({ view, search: words, page: 1 }), { replace: true }),
    [navigate, address, view],
  );
  const shortcuts = useMemo(() => listShortcuts({ list: rows, search, thing }), [thing]);

  return (
    <DeskFrame
      place={list.place}
      title={list.title}
      shortcuts={shortcuts}
      beside={
        <Freshness
          readAt={currentData && fulfilledTimeStamp}
          isFetching={isFetching}
          error={error}
          onRefresh={() => void refetch()}
        />
      }
    >
      <S.Controls>
        <ViewLinks
          label={list.viewsLabel}
          currentId={view}
          views={list.views.map(({ id, label }) => ({
            ...{ id, label, count: counts?.[id] },
            href: address.href({ view: id, search: wanted.search, page: 1 }),
          }))}
        />
        <SearchBox
          label={`Search ${things}`}
          placeholder={list.searchPlaceholder}
          value={wanted.search}
          onSearch={onSearch}
          inputRef={search}
        />
      </S.Controls>
      {notice}
      {error && !currentData && (
        <Trouble
          title={`The ${things} could not be read`}
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <RowsSkeleton label={`Reading the ${things}`} />}
      {currentData && currentData.rows.length === 0 && <NoRows list={list} wanted={wanted} />}
      {currentData && currentData.rows.length > 0 && (
        <div ref={rows}>{children(currentData.rows, fulfilledTimeStamp ?? 0)}</div>
      )}
      {currentData && (
        <Pager
          label={`Pages of ${things}`}
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={(page) => address.href({ ...wanted, page })}
        />
      )}
    </DeskFrame>
  );
}
