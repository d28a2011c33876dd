import { Route, Routes } from 'react-router-dom';
import type { PinnedPage } from '../live/usePinnedPage.ts';
import { RemotePage } from '../loading/RemotePage.tsx';
import { NotFound } from '../not-found/NotFound.tsx';
import { Refused } from '../not-found/Refused.tsx';
import { UnknownPage } from './UnknownPage.tsx';

/** Shows the page that answers the address, inside a route so that the remote reads its parameters. */
export function CurrentPage({ match, mount, isGone }: PinnedPage) {
  if (match.status === 'unknown') return <UnknownPage />;
  if (match.status === 'not-found') {
    const { account, signInHelps } = match;
    return account === null ? <NotFound signInHelps={signInHelps} isGone={isGone} /> : <Refused account={account} />;
  }
  const { remote, page } = match;
  const key = `${remote} ${page.expose} ${mount}`;
  return (
    <Routes>
      <Route path={page.path} element={<RemotePage key={key} remote={remote} path={page.path} title={page.title} />} />
    </Routes>
  );
}
