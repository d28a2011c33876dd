import type { BootState } from '@saltbush/contract/boot';
import { lazy } from 'react';
import type { PageLoader } from './createPageLoader.ts';
import { latePage } from './latePage.tsx';
import type { PageSource } from './PageSource.ts';

interface Options {
  boot: Pick<BootState, 'remotes' | 'rendered'>;
  loader: PageLoader;
  reloadDocument: () => void;
}

export function createBrowserPageSource({ boot, loader, reloadDocument }: Options): PageSource {
  return {
    remotes: boot.remotes,
    componentFor(remote, path) {
      const known = loader.loaded(remote, path);
      if (known) return known.Component;
      // React.lazy keeps a rejection for ever, so nobody keeps the lazy component beyond its mount.
      return lazy(async () => {
        const { version, Component } = await loader.load(remote, path);
        return { default: latePage(Component, boot.rendered?.version === version) };
      });
    },
    reject: (remote, path) => loader.reject(remote, path),
    async retry(remote, path) {
      if (loader.isSpent(remote, path)) {
        reloadDocument();
        return new Promise(() => undefined);
      }
      return loader.retry(remote, path).then(
        () => true,
        () => false,
      );
    },
  };
}
