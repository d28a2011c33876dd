import { type BootRemote, mayOpen, type Visitor } from '@saltbush/contract/boot';
import type { SearchSource } from '@saltbush/contract/search';

/** A source of search of a live release. */
export interface LiveSource extends SearchSource {
  /** Such as `mf-quote@1.4.0`, so that a service is asked that belongs to it. */
  release: string;
}

/** Where this visitor's search asks, in the order of the groups. */
export function searchSources(remotes: readonly BootRemote[], visitor: Visitor): LiveSource[] {
  return remotes.flatMap(({ name, releases: [live] }) =>
    (live?.search ?? [])
      .filter(({ access }) => mayOpen(access, visitor))
      .map((source) => ({ ...source, release: `${name}@${live?.version}` })),
  );
}
