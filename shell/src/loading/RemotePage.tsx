import { Suspense, useState } from 'react';
import { PageSkeleton } from '../remote-panel/PageSkeleton.tsx';
import { RemotePanel } from '../remote-panel/RemotePanel.tsx';
import { usePageSource } from './PageSource.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

interface Props {
  remote: string;
  path: string;
  title: string;
}

/** One page of a remote, with what the visitor sees while it loads and when it cannot be shown. */
export function RemotePage({ remote, path, title }: Props) {
  const source = usePageSource();
  const [round, setRound] = useState(0);

  function onError(error: unknown): boolean {
    const isUnavailable = error instanceof Error && (error as { code?: unknown }).code === 'page-unavailable';
    return !isUnavailable && source.reject(remote, path);
  }

  function onRetry() {
    source.retry(remote);
    setRound(round + 1);
  }

  return (
    <RemoteBoundary
      key={`${remote} ${path} ${round}`}
      onError={onError}
      fallback={<RemotePanel title={title} onRetry={onRetry} />}
    >
      <Suspense fallback={<PageSkeleton />}>
        <Page remote={remote} path={path} />
      </Suspense>
    </RemoteBoundary>
  );
}

function Page({ remote, path }: { remote: string; path: string }) {
  const Component = usePageSource().componentFor(remote, path);
  return <Component />;
}
