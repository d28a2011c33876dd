import type { BootPage, BootRemote, PageOfRemote } from '@saltbush/contract/boot';

/** Every page of the live set. A remote's active release says which routes it has. */
export function listPages(remotes: readonly BootRemote[]): PageOfRemote<BootPage>[] {
  return remotes.flatMap(({ name, releases }) => (releases[0]?.pages ?? []).map((page) => ({ remote: name, page })));
}
