import { createHash } from 'node:crypto';
import type { PageOfRemote } from '@saltbush/contract/boot';
import type { ReleasePage } from '@saltbush/contract/release';

/**
 * Names what the frame of the site shows of the live releases: the menu entries, and the addresses at which one of them
 * is marked as the current page. Two live sets with the same key have the same frame around every page.
 */
export function frameKey(pages: readonly PageOfRemote<ReleasePage>[]): string {
  const nameOf = ({ remote, page }: PageOfRemote<ReleasePage>) => `${remote} ${page.expose}`;
  const listed = new Set(pages.filter(({ page }) => page.navigation).map(nameOf));
  const addresses = new Set(pages.filter((page) => listed.has(nameOf(page))).map(({ page }) => page.path));
  // Another page at one of these addresses may be what visitors get there instead.
  const shown = pages.filter(({ page }) => addresses.has(page.path));
  const facts = shown.map(({ remote, page: { path, expose, access, navigation } }) => [
    ...[remote, path, expose, access, navigation?.menu, navigation?.label],
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
