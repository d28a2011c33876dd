import { ViewLinks } from '@saltbush/ui';
import { useCallback, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as L from '../frame/list.styles.ts';
import { NoRows } from '../frame/NoRows.tsx';
import { SearchBox } from '../frame/SearchBox.tsx';
import { isFound } from './isFound.ts';
import { LiveTable, type LiveTableProps } from './LiveTable.tsx';
import * as S from './ReleasesPage.styles.ts';
import { RELEASES_LIST, type ReleaseView } from './releases-list.data.ts';

const { address } = RELEASES_LIST;

interface LiveListProps extends LiveTableProps {
  /** Those that need a look. */
  troubled: LiveTableProps['rows'];
}

/** What is live, with views and a search, both in the address. All of it is here already, so neither asks the gateway. */
export function LiveList({ rows, troubled, ...facts }: LiveListProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { things } = RELEASES_LIST;
  const wanted = { ...address.read(parameters), page: 1 };
  const { view, search } = wanted;
  const inViews: Record<ReleaseView, LiveTableProps['rows']> = {
    all: rows,
    trouble: troubled,
    rollout: rows.filter(({ live }) => live.candidate !== null),
  };
  const shown = inViews[view].filter(({ live }) => isFound(live, search));
  const onSearch = useCallback(
    (words: string) => void navigate(address.href({ view, search: words, page: 1 }), { replace: true }),
    [navigate, view],
  );

  return (
    <>
      <L.Controls>
        <ViewLinks
          label={RELEASES_LIST.viewsLabel}
          currentId={view}
          views={RELEASES_LIST.views.map(({ id, label }) => ({
            ...{ id, label, count: inViews[id].length },
            href: address.href({ view: id, search, page: 1 }),
          }))}
        />
        <SearchBox
          label={`Search ${things}`}
          placeholder={RELEASES_LIST.searchPlaceholder}
          value={search}
          onSearch={onSearch}
          inputRef={input}
        />
      </L.Controls>
      <S.Found role="status">{search !== '' && `${shown.length} of ${inViews[view].length} ${things} found`}</S.Found>
      {shown.length > 0 ? <LiveTable rows={shown} {...facts} /> : <NoRows list={RELEASES_LIST} wanted={wanted} />}
    </>
  );
}
