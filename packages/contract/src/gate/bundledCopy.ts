import type { Finding } from './Finding.ts';

/** What is said of a file that holds a package of the host. */
export function bundledCopy(path: string, name: string): Finding {
  const message =
    `${path} holds a copy of ${name}, which the host provides: two copies do not share state. Declare ${name} in ` +
    'peerDependencies, import only its shared entries and build again.';
  return { code: 'singleton-bundled', message };
}
