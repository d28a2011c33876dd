import { ViewLinks } from '@saltbush/ui';
import { type ReactNode, useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DeskList } from './desk-list.ts';
import { hasWords } from './hasWords.ts';
import * as L from './list.styles.ts';
import { NoRows } from './NoRows.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as S from './WholeList.styles.ts';

interface WholeListProps<View extends string, Row> {
  list: Omit<DeskList<View>, 'title'>;
  /** The rows of each view. */
  inViews: Record<View, readonly Row[]>;
  /** What the search looks through. */
  textOf: (row: Row) => string;
  /** Shows these rows, of which there is at least one. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is here as a whole, with views and a search, both in the address: neither asks the gateway. */
export function WholeList<View extends string, Row>({ list, inViews, textOf, children }: WholeListProps<View, Row>) {
  const { address, views, viewsLabel, things, searchPlaceholder } = list;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const wanted = { ...address.read(parameters), page: 1 };
  const { view, search } = wanted;
  const shown = inViews[view].filter((row) => hasWords(textOf(row), search));
  const onSearch = useCallback(
    (words: string) => void navigate(address.href({ view, search: words, sort: '', page: 1 }), { replace: true }),
    [navigate, address, view],
  );

  return (
    <>
      <L.Controls>
        <ViewLinks
          label={viewsLabel}
          currentId={view}
          views={views.map(({ id, label }) => ({
            ...{ id, label, count: inViews[id].length },
            href: address.href({ view: id, search, sort: '', page: 1 }),
          }))}
        />
        <SearchBox
          label={`Search ${things}`}
          placeholder={searchPlaceholder}
          value={search}
          onSearch={onSearch}
          inputRef={input}
        />
      </L.Controls>
      <S.Found role="status">{search !== '' && `${shown.length} of ${inViews[view].length} ${things} found`}</S.Found>
      {shown.length > 0 ? children(shown) : <NoRows list={list} wanted={wanted} />}
    </>
  );
}
