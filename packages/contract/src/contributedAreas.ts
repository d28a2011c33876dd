import { type Access, mayOpen, type Visitor } from './access.ts';
import type { PageOfRemote } from './routes.ts';
import { DEFAULT_AREA_ORDER, type WorkArea } from './work-area.ts';

/** Where people work: clients on the Portal, staff on the Desk, operators on the Console. */
export const WORKPLACES = ['portal', 'desk', 'console'] as const;
export type Workplace = (typeof WORKPLACES)[number];

interface PageWithArea {
  path: string;
  expose: string;
  access: Access;
  area?: WorkArea;
}

/** An area of a remote's release, as the rail shows it. */
export interface ContributedArea extends Omit<WorkArea, 'order'> {
  place: Workplace;
  path: string;
  /** Other addresses at which the same page is. */
  alsoAt?: readonly string[];
}

const WORKPLACE_OF: Record<Access, Workplace> = {
  everyone: 'portal',
  'signed-in': 'portal',
  staff: 'desk',
  ops: 'console',
};

/** The place that a page belongs to, which follows from who may open it. */
export function workplaceOf(access: Access): Workplace {
  return WORKPLACE_OF[access];
}

/** Areas of live releases whose pages the visitor may open: place by place, each in the order of its rail. */
export function contributedAreas(
  pages: readonly PageOfRemote<PageWithArea>[],
  visitor: Visitor,
): readonly ContributedArea[] {
  const keyOf = ({ remote, page }: PageOfRemote<PageWithArea>) => `${remote} ${page.expose} ${page.access}`;
  const withArea = pages.flatMap((found) => {
    const { area } = found.page;
    return area === undefined || !mayOpen(found.page.access, visitor) ? [] : [{ found, area }];
  });
  const sorted = withArea.sort(
    (one, other) =>
      WORKPLACES.indexOf(workplaceOf(one.found.page.access)) -
        WORKPLACES.indexOf(workplaceOf(other.found.page.access)) ||
      (one.area.order ?? DEFAULT_AREA_ORDER) - (other.area.order ?? DEFAULT_AREA_ORDER) ||
      one.area.label.localeCompare(other.area.label, 'en'),
  );
  // Of several areas with one page, the first gets its other addresses.
  const others = new Map<string, string[]>();
  const named = new Set(sorted.map(({ found }) => `${found.page.path} ${found.page.access}`));
  const wanted = new Set(sorted.map(({ found }) => keyOf(found)));
  for (const found of pages) {
    const { path, access } = found.page;
    if (!wanted.has(keyOf(found)) || path.includes('/:') || named.has(`${path} ${access}`)) continue;
    others.set(keyOf(found), [...(others.get(keyOf(found)) ?? []), path]);
  }
  return sorted.map(({ found, area: { order: _order, ...area } }) => {
    const alsoAt = others.get(keyOf(found));
    others.delete(keyOf(found));
    return { ...area, place: workplaceOf(found.page.access), path: found.page.path, ...(alsoAt ? { alsoAt } : {}) };
  });
}
