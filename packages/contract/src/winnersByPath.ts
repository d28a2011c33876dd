import { type Access, mayOpen, type Visitor } from './access.ts';
import type { PageOfRemote } from './routes.ts';

interface RoutedPage {
  path: string;
  access: Access;
}

interface Ranked<P extends RoutedPage> {
  found: PageOfRemote<P>;
  /** Place in the list: of equal pages the first wins. */
  place: number;
}

/** Routes with a parameter, one step for each segment. A parameter is the step `:`. */
interface Step<P extends RoutedPage> {
  next: Map<string, Step<P>>;
  best: Ranked<P> | null;
}

const STRICTNESS: Record<Access, number> = { everyone: 0, 'signed-in': 1, staff: 2, ops: 3 };
const PARAMETER = ':';

function better<P extends RoutedPage>(one: Ranked<P> | null, other: Ranked<P> | null): Ranked<P> | null {
  if (one === null || other === null) return one ?? other;
  const difference = STRICTNESS[one.found.page.access] - STRICTNESS[other.found.page.access];
  if (difference !== 0) return difference > 0 ? one : other;
  return one.place < other.place ? one : other;
}

const newStep = <P extends RoutedPage>(): Step<P> => ({ next: new Map(), best: null });

function add<P extends RoutedPage>(root: Step<P>, ranked: Ranked<P>): void {
  let step = root;
  for (const segment of ranked.found.page.path.split('/')) {
    const name = segment.startsWith(PARAMETER) ? PARAMETER : segment;
    const next = step.next.get(name) ?? newStep<P>();
    step.next.set(name, next);
    step = next;
  }
  step.best = better(step.best, ranked);
}

function bestAt<P extends RoutedPage>(step: Step<P>, [segment, ...rest]: readonly string[]): Ranked<P> | null {
  if (segment === undefined) return step.best;
  const exact = step.next.get(segment);
  const any = segment === '' ? undefined : step.next.get(PARAMETER);
  return better(exact ? bestAt(exact, rest) : null, any ? bestAt(any, rest) : null);
}

/**
 * For each path of a list of pages the page that `findPage` finds there for this visitor, if any. All at once it costs
 * as much as a few searches, while a search for each path would read the whole list each time.
 */
export function winnersByPath<P extends RoutedPage>(
  pages: readonly PageOfRemote<P>[],
  visitor: Visitor,
): Map<string, PageOfRemote<P>> {
  const fixed = new Map<string, Ranked<P>>();
  const withParameter = newStep<P>();
  for (const [place, found] of pages.entries()) {
    const { path, access } = found.page;
    if (!mayOpen(access, visitor)) continue;
    const ranked = { found, place };
    if (path.includes('/:')) add(withParameter, ranked);
    else fixed.set(path, better(fixed.get(path) ?? null, ranked) ?? ranked);
  }
  const winners = new Map<string, PageOfRemote<P>>();
  for (const { page } of pages) {
    if (winners.has(page.path)) continue;
    const winner = fixed.get(page.path) ?? bestAt(withParameter, page.path.split('/'));
    if (winner) winners.set(page.path, winner.found);
  }
  return winners;
}
