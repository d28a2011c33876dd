import type { BootRemote } from '@saltbush/contract/boot';
import { type ComponentType, lazy } from 'react';
import type { PageLoader } from './createPageLoader.ts';
import type { PageSource } from './PageSource.ts';

export function createBrowserPageSource(remotes: readonly BootRemote[], loader: PageLoader): PageSource {
  // React.lazy keeps a rejection for ever, so a page that failed gets a new lazy component.
  const lazies = new Map<string, ComponentType>();
  const forget = (remote: string) => {
    for (const key of lazies.keys()) if (key.startsWith(`${remote} `)) lazies.delete(key);
  };

  return {
    remotes,
    componentFor(remote, path) {
      const loaded = loader.loaded(remote, path);
      if (loaded) return loaded.Component;
      const key = `${remote} ${path}`;
      const known = lazies.get(key);
      if (known) return known;
      const made = lazy(() => loader.load(remote, path).then(({ Component }) => ({ default: Component })));
      lazies.set(key, made);
      return made;
    },
    reject(remote, path) {
      forget(remote);
      return loader.reject(remote, path);
    },
    retry(remote) {
      forget(remote);
      loader.retry(remote);
    },
  };
}
