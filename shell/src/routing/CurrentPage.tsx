import { useVisitor } from '@saltbush/contract';
import { type BootPage, findPage, type PageOfRemote } from '@saltbush/contract/boot';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RemotePage } from '../loading/RemotePage.tsx';
import { NotFound } from '../not-found/NotFound.tsx';

/** Shows the page that answers the address, inside a route so that the remote reads its parameters. */
export function CurrentPage({ pages }: { pages: readonly PageOfRemote<BootPage>[] }) {
  const { pathname } = useLocation();
  const match = findPage(pathname, useVisitor(), pages);
  if (match.status === 'not-found') return <NotFound signInHelps={match.signInHelps} />;
  const { remote, page } = match;
  return (
    <Routes>
      <Route
        path={page.path}
        element={<RemotePage key={`${remote} ${page.expose}`} remote={remote} path={page.path} title={page.title} />}
      />
    </Routes>
  );
}
