import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { arrive } from '../announcer/arrive.ts';
import { EarlyActs } from '../early-acts/EarlyActs.tsx';
import { usePageSource } from '../pages/PageSource.ts';
import { PageSkeleton } from '../remote-panel/PageSkeleton.tsx';
import { RemotePanel } from '../remote-panel/RemotePanel.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';

interface Props {
  remote: string;
  path: string;
  title: string;
}

/**
 * One page of a remote, what the visitor sees while it loads, and the panel when it fails. Mount it anew for each
 * page.
 */
export function RemotePage({ remote, path, title }: Props) {
  const source = usePageSource();
  // Kept while it is shown: another component, even of the same page, would lose what the visitor typed.
  const [shown, setShown] = useState(() => ({ round: 0, mounted: source.mount(remote, path) }));
  const [failedRetries, setFailedRetries] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const { round, mounted } = shown;
  const { show } = source;

  useEffect(() => show(mounted), [show, mounted]);

  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (round === 0 || !main) return;
    const { activeElement } = document;
    const hasLostFocus = activeElement === document.body || main.contains(activeElement);
    return hasLostFocus ? arrive({ main, hash: '', restoredY: window.scrollY }) : undefined;
  }, [round]);

  const renew = () => setShown({ round: round + 1, mounted: source.mount(remote, path) });

  function onError(error: unknown): boolean {
    const isUnavailable = error instanceof Error && (error as { code?: unknown }).code === 'page-unavailable';
    if (isUnavailable || !source.reject(mounted)) {
      source.fail(mounted);
      return false;
    }
    renew();
    return true;
  }

  async function onRetry() {
    setIsRetrying(true);
    const isReady = await source.retry(remote, path);
    setIsRetrying(false);
    if (isReady) renew();
    else setFailedRetries((count) => count + 1);
  }

  const panel = <RemotePanel title={title} onRetry={onRetry} busy={isRetrying} failedRetries={failedRetries} />;
  const { Page } = mounted;
  return (
    <RemoteBoundary key={round} onError={onError} fallback={panel}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        <EarlyActs />
      </Suspense>
    </RemoteBoundary>
  );
}
