import { useVisitor } from '@saltbush/contract';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { PinnedPage } from '../live/usePinnedPage.ts';
import { usePageSource } from '../loading/PageSource.ts';
import { RemotePage } from '../loading/RemotePage.tsx';
import { NotFound } from '../not-found/NotFound.tsx';
import { neededAccount } from '../not-found/neededAccount.ts';
import { Refused } from '../not-found/Refused.tsx';

/** Shows the page that answers the address, inside a route so that the remote reads its parameters. */
export function CurrentPage({ match, mount }: PinnedPage) {
  const { pathname } = useLocation();
  const visitor = useVisitor();
  const { pages } = usePageSource();
  if (match.status === 'not-found') {
    const account = neededAccount(pathname, visitor, pages);
    return account === null ? <NotFound signInHelps={match.signInHelps} /> : <Refused account={account} />;
  }
  const { remote, page } = match;
  const key = `${remote} ${page.expose} ${mount}`;
  return (
    <Routes>
      <Route path={page.path} element={<RemotePage key={key} remote={remote} path={page.path} title={page.title} />} />
    </Routes>
  );
}
