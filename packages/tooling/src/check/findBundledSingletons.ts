import type { BuiltFile } from '../release/built-files.ts';
import { SINGLETON_MARKERS } from '../share-keys.data.ts';

/** The shared packages of which a remote's files hold a copy, one line each. */
export function findBundledSingletons(files: readonly BuiltFile[]): string[] {
  const scripts = files.filter(({ path }) => /\.c?js$/.test(path));
  return SINGLETON_MARKERS.flatMap(({ package: name, marker }) =>
    scripts
      .filter(({ content }) => content.includes(marker))
      .map(({ path }) => `${path} holds a copy of ${name}, which the host provides. Declare it in peerDependencies.`),
  );
}
