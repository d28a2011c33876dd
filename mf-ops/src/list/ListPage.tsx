import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { Pager, useMedia, ViewLinks } from '@saltbush/ui';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListQuery } from '../api/list-query.ts';
import { DeskFrame } from '../frame/DeskFrame.tsx';
import type { ListAnswer } from '../frame/desk-list.ts';
import { Freshness } from '../frame/Freshness.tsx';
import { useRefreshOnReturn } from '../frame/keep-fresh.ts';
import * as L from '../frame/list.styles.ts';
import { NoRows } from '../frame/NoRows.tsx';
import { RowsSkeleton } from '../frame/RowsSkeleton.tsx';
import { SearchBox } from '../frame/SearchBox.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useChosen } from './bulk/useChosen.ts';
import { CsvButton } from './csv/CsvButton.tsx';
import { DeskTable } from './DeskTable.tsx';
import * as S from './ListPage.styles.ts';
import { listShortcuts } from './listShortcuts.ts';
import { shownColumns } from './shownColumns.ts';
import { ColumnsMenu } from './tools/ColumnsMenu.tsx';
import * as T from './tools/tools.styles.ts';
import { ViewsMenu } from './tools/ViewsMenu.tsx';
import { useListSetting } from './useListSetting.ts';
import { useOpenBeside } from './useOpenBeside.ts';
import type { WorkList } from './work-list.ts';

/** From here on there is room for a record beside its list. */
const ROOM = '(min-width: 90em)';
const NOBODY: readonly never[] = [];

interface ListPageProps<View extends string, Row, Sort extends string> {
  list: WorkList<View, Row, Sort>;
  wanted: ListQuery<View, Sort>;
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
  /** Reads one page for a file. Rejects when it cannot. */
  readPage: (wanted: ListQuery<View, Sort>) => Promise<ListAnswer<Row>>;
  /** Does an act of `list.table.bulk` with one row; null when it succeeded. */
  onAct?: (act: string, row: Row) => Promise<ApiError | null>;
  /** What else may be done with the chosen rows. */
  chosenTools?: (rows: readonly Row[]) => ReactNode;
  /** What may be done with the whole list, beside its CSV: `total` rows, read page by page with `readPage`. */
  wholeTools?: (total: number, readPage: (page: number) => Promise<ListAnswer<Row>>) => ReactNode;
  caption: string;
  /** After the other tools of the list. */
  tools?: ReactNode;
  /** Between the controls and the rows. */
  notice?: ReactNode;
}

/** A list of the desk: views, search, order, columns, rows, pages, and from 1440 px a record beside them. */
export function ListPage<View extends string, Row, Sort extends string>(props: ListPageProps<View, Row, Sort>) {
  const { list, wanted, answer, counts, readPage, onAct, chosenTools, wholeTools, caption, tools, notice } = props;
  const { address, thing, things, table, path, recordPath = path } = list;
  const { currentData, isFetching, refetch, fulfilledTimeStamp } = answer;
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const error = apiError(answer.error);
  const rows = currentData?.rows ?? NOBODY;
  const readPageOf = (page: number) => readPage({ ...wanted, page });
  const [setting, setSetting] = useListSetting(path);
  const columns = shownColumns(table.columns, setting.columns);
  const hasRoom = useMedia(ROOM, false);
  const [next] = wanted.view === list.opensFirstOf && wanted.search === '' ? rows : NOBODY;
  const beside = useOpenBeside(place, hasRoom, next === undefined ? null : table.keyOf(next));
  const chosen = useChosen(rows.map(table.keyOf));
  const chosenRows = rows.filter((row) => chosen.keys.has(table.keyOf(row)));
  const { onMove, onClose } = beside;
  const hasChoice = onAct !== undefined && table.bulk !== undefined;
  useRefreshOnReturn(refetch);

  const onSearch = useCallback(
    (words: string) => void navigate(address.href({ ...wanted, search: words, page: 1 }), { replace: true }),
    [navigate, address, wanted],
  );
  const shortcuts = useMemo(
    () => listShortcuts({ list: place, search, thing, onMove, onClose, hasChoice }),
    [thing, onMove, onClose, hasChoice],
  );

  return (
    <DeskFrame
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
      <L.Controls>
        <ViewLinks
          label={list.viewsLabel}
          currentId={wanted.view}
          views={list.views.map(({ id, label }) => ({
            ...{ id, label, count: counts?.[id] },
            href: address.href({ ...wanted, view: id, page: 1 }),
          }))}
        />
        <SearchBox
          label={`Search ${things}`}
          placeholder={list.searchPlaceholder}
          value={wanted.search}
          onSearch={onSearch}
          inputRef={search}
        />
      </L.Controls>
      <T.Row role="group" aria-label={`How the ${things} are shown`}>
        <ColumnsMenu
          columns={table.columns}
          chosen={setting.columns}
          onChoose={(next) => setSetting({ ...setting, columns: next })}
        />
        <ViewsMenu
          path={path}
          query={address.href({ ...wanted, page: 1 }).slice(path.length + 1)}
          views={setting.views}
          onChange={(views) => setSetting({ ...setting, views })}
        />
        {rows.length > 0 && <CsvButton {...{ things, table, columns }} readPage={readPageOf} />}
        {currentData && rows.length > 0 && wholeTools?.(currentData.total, readPageOf)}
        {tools}
      </T.Row>
      {notice}
      <S.Halves data-beside={beside.key === null ? undefined : ''}>
        <S.Half ref={place}>
          {hasChoice && (
            <BulkBar
              {...{ thing, things, onAct }}
              acts={table.bulk ?? NOBODY}
              rows={chosenRows}
              tools={chosenTools?.(chosenRows)}
              keyOf={table.keyOf}
              onKeep={chosen.keep}
            />
          )}
          {error && !currentData && (
            <Trouble
              title={`The ${things} could not be read`}
              error={error}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!currentData && !error && <RowsSkeleton label={`Reading the ${things}`} />}
          {currentData && rows.length === 0 && <NoRows list={list} wanted={wanted} />}
          {rows.length > 0 && (
            <DeskTable
              {...{ caption, table, columns, rows, address, wanted }}
              readAt={fulfilledTimeStamp ?? 0}
              hrefOf={(key) => `${recordPath}/${key}`}
              openKey={beside.key}
              onOpen={hasRoom ? beside.onOpen : null}
              chosen={chosen.keys}
              onChoose={hasChoice ? chosen.toggle : null}
            />
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
        </S.Half>
        {beside.key !== null &&
          list.beside({
            recordKey: beside.key,
            href: `${recordPath}/${beside.key}`,
            headingRef: beside.heading,
            onClose,
          })}
      </S.Halves>
    </DeskFrame>
  );
}
