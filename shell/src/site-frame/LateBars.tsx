import { lazy, type ReactNode, Suspense } from 'react';
import { announce } from '../announcer/announce.ts';
import type { BarsProps } from '../bars/Bars.tsx';

type Bars = (props: BarsProps) => ReactNode;

/**
 * Only who is told something loads it, with the frame to work in: a chunk of its own would cost every page 0.1 kB for its
 * address and hash. Without it the page still shows.
 */
const Later = lazy(() =>
  import(/* webpackChunkName: "work-frame" */ '../bars/Bars.tsx').then(
    ({ Bars }): { default: Bars } => ({ default: Bars }),
    () => ({ default: () => null }),
  ),
);

export function LateBars(props: Omit<BarsProps, 'announce'>) {
  if (props.overrides.length === 0 && !props.isUnchecked) return null;
  return (
    <Suspense>
      <Later {...props} announce={announce} />
    </Suspense>
  );
}
