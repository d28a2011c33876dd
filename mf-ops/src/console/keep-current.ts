import { usePageVisible } from '../frame/usePageVisible.ts';
import { useReleaseStream } from './useReleaseStream.ts';

const BROKEN_POLL_MS = 10_000;
/** Figures also age without any news: visits leave the last hour. */
const HEALTH_POLL_MS = 30_000;

interface QueryOptions {
  pollingInterval: number;
  refetchOnMountOrArgChange: true;
}

/** How a query of the console keeps up: by the stream, and by asking while the stream is broken. */
export function useStreamedOptions(): QueryOptions {
  const { line } = useReleaseStream();
  const isVisible = usePageVisible();
  return { pollingInterval: isVisible && line === 'broken' ? BROKEN_POLL_MS : 0, refetchOnMountOrArgChange: true };
}

/** The same for health figures. */
export function useHealthOptions(): QueryOptions {
  return { pollingInterval: usePageVisible() ? HEALTH_POLL_MS : 0, refetchOnMountOrArgChange: true };
}
