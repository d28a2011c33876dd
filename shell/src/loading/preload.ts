import type { BootScript } from '@saltbush/contract/boot';

const requested = new Set<string>();

/** Fetches scripts that an import will need in a moment, so that they arrive in one round trip. */
export function preload(scripts: readonly BootScript[]): void {
  for (const { url, integrity } of scripts) {
    if (requested.has(url) || document.querySelector(`link[rel=preload][href="${url}"]`)) continue;
    requested.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}
