import { Skeleton } from '@saltbush/ui';
import { type ReactNode, Suspense } from 'react';
import { ChartBoundary } from './ChartBoundary.tsx';

/** Placeholder until the chart chunk has loaded. */
export function LazyChart({ children }: { children: ReactNode }) {
  return (
    <ChartBoundary>
      <Suspense fallback={<Skeleton height="17.5rem" />}>{children}</Suspense>
    </ChartBoundary>
  );
}
