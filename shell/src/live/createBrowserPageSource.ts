import type { BootState } from '@saltbush/contract/boot';
import { type ComponentType, lazy } from 'react';
import type { PageLoader } from '../loading/createPageLoader.ts';
import { latePage } from '../loading/latePage.tsx';
import type { LiveView, MountedPage, PageSource } from '../pages/PageSource.ts';
import type { LiveSite } from './createLiveSite.ts';

interface Options {
  rendered: BootState['rendered'];
  site: LiveSite;
  loader: PageLoader;
  findOut: () => Promise<void>;
  hasDraft: () => boolean;
  reloadDocument: () => void;
}

export function createBrowserPageSource({
  rendered,
  site,
  loader,
  findOut,
  hasDraft,
  reloadDocument,
}: Options): Omit<PageSource, keyof LiveView> {
  return {
    find: site.find,
    entries: site.entries,
    live: site,
    findOut,
    findOutHere: () => findOut().then(site.look, reloadDocument),
    mount(remote, path) {
      const known = loader.loaded(remote, path);
      if (known) return { remote, path, Page: known.Component, version: () => known.version };
      let version: string | null = null;
      // React.lazy keeps a rejection for good, so each mount gets a lazy component of its own.
      const Page: ComponentType = lazy(async () => {
        const page = await loader.load(remote, path);
        version = page.version;
        site.arrived();
        return { default: latePage(page.Component, rendered?.version === version) };
      });
      return { remote, path, Page, version: () => version };
    },
    show: site.show,
    fail: site.fail,
    mayRenew(remote, path) {
      const version = site.onShow()?.version() ?? null;
      const newest = loader.loaded(remote, path);
      return version !== null && newest !== undefined && newest.version !== version && !hasDraft();
    },
    reject: ({ remote, path, version }: MountedPage) => {
      const shown = version();
      return shown !== null && loader.reject(remote, path, shown);
    },
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
