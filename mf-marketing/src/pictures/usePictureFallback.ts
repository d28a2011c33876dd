import { useState } from 'react';
import type { PictureName } from './pictures.data.ts';

/** Switches to another picture when the first one fails, even if it failed before scripts ran. */
export function usePictureFallback(name: PictureName, fallback: PictureName | undefined) {
  const [failed, setFailed] = useState<PictureName | null>(null);
  const fail = () => setFailed(name);
  const hasFailed = failed === name && fallback !== undefined;
  return {
    shown: hasFailed ? fallback : name,
    /** Props for the `img` element; empty when there is no fallback or it is shown already. */
    image:
      fallback === undefined || hasFailed
        ? {}
        : {
            onError: fail,
            ref: (element: HTMLImageElement | null) => {
              if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail();
            },
          },
  };
}
