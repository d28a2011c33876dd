import type { PersonPart } from '@saltbush/capability/people';

type Following = Pick<PersonPart, 'id' | 'follows'>;

/**
 * The same parts, each after those that it follows, else as they were.
 * @throws Error when parts follow each other in a circle.
 */
export function inOrder<Part extends Following>(parts: readonly Part[]): Part[] {
  const placed: Part[] = [];
  const waiting = [...parts];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ follows = [] }) => !waiting.some(({ id }) => follows.includes(id)));
    if (next === -1) {
      const ids = waiting.map(({ id }) => id).join(', ');
      throw new Error(`The parts ${ids} are each to be erased after another of them. Let one of them follow nothing.`);
    }
    placed.push(...waiting.splice(next, 1));
  }
  return placed;
}
