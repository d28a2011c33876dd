import { useEffect, useState } from 'react';

/** How this device shows a model at true size; null when it cannot, or before the check. */
export type WorldArSupport = 'quick-look' | 'webxr' | null;

/** Checks the device once, without asking the visitor for a permission. */
export function useWorldArSupport(): WorldArSupport {
  const [support, setSupport] = useState<WorldArSupport>(null);

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const found = await supportOfDevice();
      if (!isGone) setSupport(found);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, []);

  return support;
}

async function supportOfDevice(): Promise<WorldArSupport> {
  try {
    if (document.createElement('a').relList.supports('ar')) return 'quick-look';
    return (await navigator.xr?.isSessionSupported('immersive-ar')) ? 'webxr' : null;
  } catch {
    // The browser has no such list, or the page's permissions policy refuses.
    return null;
  }
}
