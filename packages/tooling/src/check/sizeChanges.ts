import type { PageSize } from '@saltbush/contract/gate';
import type { PageWeight } from '@saltbush/contract/release-api';
import { pageParts, type Sbom } from '@saltbush/contract/sbom';

interface Compared {
  /** The pages of this build, and what is in it. */
  pages: readonly PageSize[];
  sbom: Sbom;
  /** The same of the live release; null where the site does not tell. */
  live: { version: string; pages: readonly PageWeight[] | null; sbom: Sbom | null };
}

export interface SizeChange {
  page: string;
  /** Of what browsers fetch with it, compressed. */
  bytes: number;
  /** Why, in words; null where nothing tells. */
  why: string | null;
}

/** A change that nobody has to hear of. */
const LEAST_BYTES = 100;
const MOST_NAMED = 3;
const OWN = 'its own code';

interface Held {
  bytes: number;
  through: string;
}

/** What a page holds, by the name of the package. */
function heldBy({ components, metadata }: Sbom, wanted: string): Map<string, Held> {
  const held = new Map<string, Held>();
  const all = [{ name: OWN, properties: metadata?.component?.properties }, ...components];
  for (const { name, properties } of all) {
    for (const { page, bytes, through } of pageParts(properties)) {
      if (page === wanted) held.set(name, { bytes: bytes + (held.get(name)?.bytes ?? 0), through });
    }
  }
  return held;
}

const isKnownByPage = ({ components, metadata }: Sbom): boolean =>
  [metadata?.component, ...components].some((one) => pageParts(one?.properties).length > 0);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Packages that the page did not hold before, by the file through which they came. */
function newcomersText(newcomers: readonly (readonly [string, Held])[]): string | null {
  const byFile = new Map<string, string[]>();
  for (const [name, { through }] of newcomers) byFile.set(through, [...(byFile.get(through) ?? []), name]);
  const [first] = byFile;
  if (first === undefined) return null;
  const [through, names] = first;
  const more = names.length - MOST_NAMED;
  const shown = more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
  return `${listed(shown)} came in${through === '' ? '' : ` through ${through}`}`;
}

/** What became of a page's contents. A bill from before pages tells at least which packages were nowhere. */
function whyOf(page: string, bytes: number, now: Sbom, before: Sbom): string | null {
  const held = heldBy(now, page);
  const byPage = isKnownByPage(before);
  const earlier = byPage
    ? heldBy(before, page)
    : new Map(before.components.map(({ name }) => [name, { bytes: 0, through: '' }]));
  const newcomers = [...held]
    .filter(([name]) => name !== OWN && !earlier.has(name))
    .sort(([, a], [, b]) => b.bytes - a.bytes);
  const gone = byPage ? [...earlier].filter(([name]) => !held.has(name)).sort(([, a], [, b]) => b.bytes - a.bytes) : [];
  if (bytes > 0 && newcomers.length > 0) return newcomersText(newcomers);
  if (bytes < 0 && gone.length > 0) return `${listed(gone.slice(0, MOST_NAMED).map(([name]) => name))} went`;
  if (!byPage) return null;
  const changed = [...held]
    .map(([name, one]) => ({ name, by: one.bytes - (earlier.get(name)?.bytes ?? 0) }))
    .sort((a, b) => (b.by - a.by) * Math.sign(bytes));
  const [most] = changed;
  return most === undefined || most.by * bytes <= 0 ? null : `${most.name} ${bytes > 0 ? 'grew' : 'became smaller'}`;
}

/** How much more or less each page sends than that of the live release, the largest change first, and why. */
export function sizeChanges({ pages, sbom, live }: Compared): SizeChange[] {
  const before = new Map((live.pages ?? []).map(({ path, bytes }) => [path, bytes]));
  return pages
    .flatMap(({ path, brotliBytes }): SizeChange[] => {
      const earlier = before.get(path);
      if (earlier === undefined) return [];
      const bytes = brotliBytes - earlier;
      if (Math.abs(bytes) < LEAST_BYTES) return [];
      return [{ page: path, bytes, why: live.sbom && whyOf(path, bytes, sbom, live.sbom) }];
    })
    .sort((a, b) => Math.abs(b.bytes) - Math.abs(a.bytes));
}
