import { useEffect, useState } from 'react';

/** How this device shows a model at its true size in its surroundings; null: it does not, or is not asked yet. */
export type WorldArSupport = 'quick-look' | 'webxr' | null;

/** Asks the device once, without asking the visitor for anything. */
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
    // No list of supported links, or refused by the page's permissions policy.
    return null;
  }
}
