import { type BootPage, mayOpen, type PageOfRemote, type Visitor } from '@saltbush/contract/boot';
import type { ContributedEntry } from './navigation-entry.ts';

/** The menu entries that live releases ask for, as far as the visitor may open their pages. */
export function contributedEntries(
  pages: readonly PageOfRemote<BootPage>[],
  visitor: Visitor,
): readonly ContributedEntry[] {
  return pages.flatMap(({ page: { path, access, navigation } }) =>
    navigation && mayOpen(access, visitor) ? [{ menu: navigation.menu, label: navigation.label, path }] : [],
  );
}
