import { HostContext } from '@saltbush/contract';
import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pageOnShow } from './announcer/pageOnShow.ts';
import { ContractsProvider } from './contracts/ContractsProvider.tsx';
import { usePinnedPage } from './live/usePinnedPage.ts';
import { type SiteMatch, usePageSource } from './pages/PageSource.ts';
import { CurrentPage } from './routing/CurrentPage.tsx';
import { GlobalStyles } from './site-frame/GlobalStyles.tsx';
import { SiteFrame } from './site-frame/SiteFrame.tsx';
import { useWorkAccess } from './site-frame/useWorkAccess.ts';
import type { HostServices } from './store/createHostServices.ts';
import type { SiteState } from './store/createSiteStore.ts';

interface Props {
  /** What the host does for remotes, except the visitor, which is in the store. */
  services: HostServices;
  staffAppUrl: string;
  /** The session could not be checked when the page was made. */
  isSignInUnchecked: boolean;
  /** The HTML holds the global rules already. */
  isStyled: boolean;
  /** Parts that exist only in the browser. */
  children?: ReactNode;
}

const remoteOf = (match: SiteMatch) => (match.status === 'found' ? match.remote : '');

/** The whole tree below the router, the same on the server and in the browser. */
export function SiteApp({ services, staffAppUrl, isSignInUnchecked, isStyled, children }: Props) {
  const visitor = useSelector((state: SiteState) => state.visitor);
  const { pathname } = useLocation();
  const source = usePageSource();
  const pinned = usePinnedPage(pathname, visitor);
  const entries = useMemo(() => source.entries(visitor), [source, visitor]);
  const workAccess = useWorkAccess(pinned.match);
  // The flags are those of the moment in which the visitor arrived at this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is live changes under a page that stays.
  const host = useMemo(
    () => ({ ...services, visitor, flags: source.live.state().flags?.[remoteOf(pinned.match)] }),
    [services, visitor, pinned],
  );
  return (
    <HostContext.Provider value={host}>
      {!isStyled && <GlobalStyles />}
      <SiteFrame
        entries={entries}
        overrides={source.overrides}
        waiting={source.waiting}
        isSignInUnchecked={isSignInUnchecked}
        staffAppUrl={staffAppUrl}
        pageOnShow={pageOnShow(pathname, pinned.match)}
        workAccess={workAccess}
        isBare={pinned.match.status === 'found' && pinned.match.page.frame === 'bare'}
      >
        <ContractsProvider host={host}>
          <CurrentPage {...pinned} />
        </ContractsProvider>
      </SiteFrame>
      {children}
    </HostContext.Provider>
  );
}
