import type { Visitor } from '@saltbush/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePageSource } from '../pages/PageSource.ts';
import { askSource } from './askSource.ts';
import { createSearch, NOTHING_ASKED, type SearchState } from './createSearch.ts';
import { searchSources } from './searchSources.ts';

interface UsedSearch {
  state: SearchState;
  /** Asks for what was typed, once typing pauses. */
  type: (text: string) => void;
  /** Whether this visitor has a page at an address. */
  hasPage: (path: string) => boolean;
}

/** The search over the sources of what is live, for this visitor. */
export function useSearch(visitor: Visitor): UsedSearch {
  const source = usePageSource();
  const [state, setState] = useState<SearchState>(NOTHING_ASKED);
  const latest = useRef({ source, visitor });
  useEffect(() => {
    latest.current = { source, visitor };
  }, [source, visitor]);

  const search = useMemo(
    () =>
      createSearch({
        ask: askSource,
        onState: setState,
        sources: async () => {
          await latest.current.source.findOut();
          return searchSources(latest.current.source.live.state().remotes, latest.current.visitor);
        },
      }),
    [],
  );
  useEffect(() => search.stop, [search]);

  const hasPage = useCallback(
    (path: string) => source.find(new URL(path, location.origin).pathname, visitor).status === 'found',
    [source, visitor],
  );
  return { state, type: search.type, hasPage };
}
