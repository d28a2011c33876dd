type Version = [major: number, minor: number, patch: number];

/**
 * Whether a version fits a range as package.json writes it: exact, `^`, `~`, `>=`, `*`, and alternatives with `||`.
 * Other forms fit nothing, so that they are noticed.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const actual = parse(version);
  return actual !== undefined && range.split('||').some((part) => fits(actual, part.trim()));
}

function fits(actual: Version, part: string): boolean {
  if (part === '*') return true;
  const [, operator = '', text = ''] = /^(\^|~|>=|=?)\s*(\S+)$/.exec(part) ?? [];
  const wanted = parse(text);
  if (!wanted) return false;
  const order = compare(actual, wanted);
  if (operator === '>=') return order >= 0;
  if (operator === '^') return order >= 0 && sameUpTo(actual, wanted, Math.min(wanted.findIndex(isSet) + 1 || 3, 3));
  if (operator === '~') return order >= 0 && sameUpTo(actual, wanted, 2);
  return order === 0;
}

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function sameUpTo(a: Version, b: Version, count: number): boolean {
  return a.slice(0, count).every((part, index) => part === b[index]);
}

function isSet(part: number): boolean {
  return part > 0;
}
