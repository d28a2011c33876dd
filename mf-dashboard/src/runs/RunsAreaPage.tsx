import { useLocation, useParams } from 'react-router-dom';
import { NewRunPage } from './NewRunPage.tsx';
import { RunPage } from './RunPage.tsx';
import { RunsPage } from './RunsPage.tsx';

/**
 * The pages of runs, by their address. They are one module of the release: each that it offers has its place in the entry that
 * every page of this remote loads, the public one too.
 */
export function RunsAreaPage() {
  const { reference } = useParams();
  const { pathname } = useLocation();
  if (pathname.endsWith('/runs/new')) return <NewRunPage />;
  return reference === undefined ? <RunsPage /> : <RunPage />;
}
