import { type ComponentProps, lazy, Suspense } from 'react';
import type { PreviewBar } from '../preview-bar/PreviewBar.tsx';

const Nothing = (_: ComponentProps<typeof PreviewBar>) => null;

/** Only who has a preview loads what says so. Without it the page still shows. */
const Later = lazy(() =>
  import(/* webpackChunkName: "preview-bar" */ '../preview-bar/PreviewBar.tsx').then(
    ({ PreviewBar }) => ({ default: PreviewBar }),
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
