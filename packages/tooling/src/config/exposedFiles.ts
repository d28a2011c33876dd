import type { RemoteConfig } from './defineRemote.ts';

/** The files of a remote's pages and parts, each once: each is a module that the host can load. */
export function exposedFiles({ routes, fills }: Pick<RemoteConfig, 'routes' | 'fills'>): string[] {
  return [...new Set([...routes.map(({ page }) => page), ...fills.map(({ part }) => part)])];
}
