import { type BootPart, type BootRemote, type Given, isPartDue, type Visitor } from '@saltbush/contract/boot';
import { pageOfRelease } from '../loading/pageOfRelease.ts';

/** Remotes whose live release has a part for this visitor with these values, in the order of the slot. */
export function dueRemotes(
  remotes: readonly BootRemote[],
  { slot, visitor, given }: { slot: string; visitor: Visitor; given: Given },
): string[] {
  return remotes
    .flatMap(({ name, releases: [live] }) => {
      const part = live && (pageOfRelease(live, slot, visitor) as BootPart | undefined);
      return part && isPartDue(part, given) ? [{ name, rank: part.rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}
