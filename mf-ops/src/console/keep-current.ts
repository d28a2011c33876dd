import { usePageVisible } from '../frame/usePageVisible.ts';
import { useReleaseStream } from './useReleaseStream.ts';

const BROKEN_POLL_MS = 10_000;
/** Figures change even without news, as visits drop out of the last hour. */
const HEALTH_POLL_MS = 30_000;

interface QueryOptions {
  pollingInterval: number;
  refetchOnMountOrArgChange: true;
}

/** Query options of the console: updated by the stream, and by polling while the stream is broken. */
export function useStreamedOptions(): QueryOptions {
  const { connection } = useReleaseStream();
  const isVisible = usePageVisible();
  return {
    pollingInterval: isVisible && connection === 'broken' ? BROKEN_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  };
}

/** The same for health figures. */
export function useHealthOptions(): QueryOptions {
  return { pollingInterval: usePageVisible() ? HEALTH_POLL_MS : 0, refetchOnMountOrArgChange: true };
}
