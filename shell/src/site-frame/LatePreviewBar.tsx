import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { PreviewBar } from '../preview-bar/PreviewBar.tsx';

type Bar = (props: ComponentProps<typeof PreviewBar>) => ReactNode;

const Nothing: Bar = () => null;

/** Only who has a preview loads what says so. Without it the page still shows. */
const Later = lazy(() =>
  import(/* webpackChunkName: "preview-bar" */ '../preview-bar/PreviewBar.tsx').then(
    ({ PreviewBar }): { default: Bar } => ({ default: PreviewBar }),
    () => ({ default: Nothing }),
  ),
);

export function LatePreviewBar(props: ComponentProps<typeof PreviewBar>) {
  if (props.overrides.length === 0) return null;
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}
