import { Skeleton } from '@saltbush/ui';
import { type ReactNode, Suspense } from 'react';
import { ChartBoundary } from './ChartBoundary.tsx';

/** Holds a chart's place while the charts arrive, in one file for all of them. */
export function LazyChart({ children }: { children: ReactNode }) {
  return (
    <ChartBoundary>
      <Suspense fallback={<Skeleton height="17.5rem" />}>{children}</Suspense>
    </ChartBoundary>
  );
}
