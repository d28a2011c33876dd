import type { PackageEntry } from '../site-packages/packageEntries.ts';

/** Lines of package.json, for people. */
export function entryRows(entries: readonly PackageEntry[]): string[] {
  return entries.map(({ section, name, wanted }) => `  ${section}: "${name}": "${wanted}"`);
}
