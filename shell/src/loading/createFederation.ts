import { createInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { BootScript } from '@saltbush/contract/boot';
import { shareScope } from '../shared/shareScope.ts';
import { cspNonce } from './cspNonce.ts';

export interface Federation {
  /** Loads a container and one of its modules. Rejects when either is not available. */
  loadModule(container: string, entry: BootScript, expose: string, attempt: number): Promise<unknown>;
  /** Whether the container's entry has run. If so, trying again cannot repair a failure. */
  hasRun(container: string): boolean;
}

declare global {
  // Remotes have no federation runtime of their own and find the host's here.
  var __MF_BUNDLER__: typeof bundlerRuntime;
}

export function createFederation(loadTimeoutMs: number): Federation {
  globalThis.__MF_BUNDLER__ = bundlerRuntime;
  const integrityOf = new Map<string, string>();

  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: shareScope,
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'saltbush-scripts',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          if (cspNonce) script.nonce = cspNonce;
          const integrity = integrityOf.get(new URL(url).pathname);
          if (integrity) script.integrity = integrity;
          // The loader's own time limit is shorter; this one only removes the script.
          return { script, timeout: loadTimeoutMs * 2 };
        },
      },
    ],
  });

  return {
    async loadModule(container, entry, expose, attempt) {
      const url = new URL(entry.url, location.href);
      integrityOf.set(url.pathname, entry.integrity);
      // A hung URL hangs again, and the runtime keeps a failed remote, so each attempt needs a new name and address.
      if (attempt > 0) url.searchParams.set('r', String(attempt));
      const name = attempt > 0 ? `${container}__${attempt}` : container;
      instance.registerRemotes([{ name, entry: url.href, type: 'global', entryGlobalName: container }]);
      return instance.loadRemote(`${name}/${expose.replace(/^\.\//, '')}`);
    },
    hasRun: (container) => container in globalThis,
  };
}
