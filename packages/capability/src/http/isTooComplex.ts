const MOST_LEVELS = 10;
const MOST_PARTS = 2_000;

/**
 * Whether a parsed body is nested deeper, or has more parts, than any form. It does not recurse, so that a deeply
 * nested body cannot exhaust the stack.
 */
export function isTooComplex(body: unknown): boolean {
  let parts = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    const below: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      const inner = Object.values(part);
      parts += inner.length;
      if (parts > MOST_PARTS) return true;
      below.push(...inner);
    }
    level = below;
  }
  return false;
}
