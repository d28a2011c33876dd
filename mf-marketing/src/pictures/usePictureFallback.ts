import { useState } from 'react';
import type { PictureName } from './pictures.data.ts';

/** Goes over to another picture when the wanted one fails, also when it failed before scripts ran. */
export function usePictureFallback(name: PictureName, fallback: PictureName | undefined) {
  const [failed, setFailed] = useState<PictureName | null>(null);
  const fail = () => setFailed(name);
  const hasFailed = failed === name && fallback !== undefined;
  return {
    shown: hasFailed ? fallback : name,
    /** For the `img` element; nothing where there is no fallback, or it is the fallback already. */
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
