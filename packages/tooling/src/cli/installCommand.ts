import type { KeptPackage } from '../site-packages/keepPackages.ts';

/** npm keeps what it installed while the name of a file stays the same, unless the file is named again. */
export function installCommand(packages: readonly KeptPackage[]): string {
  const files = packages.flatMap(({ file }) => (file === null ? [] : [`./${file}`]));
  return ['npm install', ...files].join(' ');
}
