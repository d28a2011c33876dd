import type { Visitor } from '@saltbush/contract';
import { type ContributedArea, contributedAreas } from '@saltbush/contract/boot';
import { listPages } from '../pages/listPages.ts';
import type { LiveFacts } from '../pages/PageSource.ts';

/**
 * Areas of all remotes that this visitor may open. A page that knows only the pages of its own address has them from the
 * gateway, for the visitor who got it.
 */
export function areasFor(
  { start, state }: Pick<LiveFacts, 'start' | 'state'>,
  visitor: Visitor,
): readonly ContributedArea[] {
  const known = state();
  const made = known === start ? start.rest?.areas : undefined;
  if (made && JSON.stringify(visitor) === JSON.stringify(start.visitor)) return made;
  return contributedAreas(listPages(known.remotes), visitor);
}
