import { Notice } from '@saltbush/ui';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page that loads when it is first shown, within `<Suspense>`. If loading fails, only this part shows an
 * error.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: MissingPart }),
    ),
  );
}

function MissingPart() {
  return (
    <Notice tone="danger" title="This part of the page did not arrive" role="alert">
      <p>Check the connection, then reload the page.</p>
    </Notice>
  );
}
