import type { Visitor } from '@saltbush/contract';
import { type ContributedArea, WORKPLACES, type Workplace } from '@saltbush/contract/boot';
import { WORKPLACE_FACTS } from './places.data.ts';

export interface OpenWorkplace {
  place: Workplace;
  label: string;
  /** Its first area, where its people land. */
  href: string;
}

/**
 * The places of a visitor, each with where it begins: those of their roles, and the one they are in. A visitor without any
 * role has the Portal.
 */
export function placesOf(
  visitor: Visitor,
  areas: readonly ContributedArea[],
  current: Workplace,
): readonly OpenWorkplace[] {
  const roles = visitor.status === 'signed-in' ? visitor.user.roles : [];
  return WORKPLACES.flatMap((place) => {
    const { label, role } = WORKPLACE_FACTS[place];
    const isOwn = roles.includes(role) || (place === 'portal' && roles.length === 0);
    const first = areas.find((area) => area.place === place);
    return first && (isOwn || place === current) ? [{ place, label, href: first.path }] : [];
  });
}
