import { type Host, HostContext } from '@saltbush/contract';
import { contributedEntries, findPage } from '@saltbush/contract/boot';
import { type ComponentType, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { pageOnShow } from '../src/announcer/pageOnShow.ts';
import { GlobalStyles } from '../src/site-frame/GlobalStyles.tsx';
import { SiteFrame } from '../src/site-frame/SiteFrame.tsx';
import type { BundledPage } from './bundled-page.ts';
import { useInAppMoves } from './useInAppMoves.ts';

interface OneApplicationProps {
  pages: readonly (BundledPage & { Page: ComponentType })[];
  host: Host;
}

/** The host's frame around the remotes' pages, with nothing in between: no releases, no federation, no fallback. */
export function OneApplication({ pages, host }: OneApplicationProps) {
  const { pathname } = useLocation();
  useInAppMoves();
  const match = findPage(pathname, host.visitor, pages);
  return (
    <HostContext.Provider value={host}>
      <GlobalStyles />
      <SiteFrame
        entries={contributedEntries(pages, host.visitor)}
        overrides={[]}
        waiting={null}
        isSignInUnchecked={false}
        staffAppUrl=""
        pageOnShow={pageOnShow(pathname, match)}
        workAccess={null}
        isBare={false}
      >
        <Suspense>
          <Routes>
            {pages.map(({ page, Page }) => (
              <Route key={page.path} path={page.path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </SiteFrame>
    </HostContext.Provider>
  );
}
