import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type LiveView, type PageSource, PageSourceContext } from '../pages/PageSource.ts';
import type { LiveSite } from './createLiveSite.ts';

interface Props {
  site: LiveSite;
  pages: Omit<PageSource, keyof LiveView>;
  children: ReactNode;
}

/** Renders the tree again when what is live changes. */
export function LiveSource({ site, pages, children }: Props) {
  const view = useSyncExternalStore(site.onView, site.view, site.view);
  const source = useMemo(() => ({ ...pages, ...view }), [pages, view]);
  return <PageSourceContext.Provider value={source}>{children}</PageSourceContext.Provider>;
}
