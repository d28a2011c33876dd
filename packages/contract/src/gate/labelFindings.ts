import type { Release } from '../release.ts';
import { comparedLabel } from './comparedLabel.ts';
import type { Finding } from './Finding.ts';

/** Scripts with letters that look like Latin ones. */
const LOOKALIKE = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}|\p{Script=Lisu}/u;
const LATIN = /\p{Script=Latin}/u;

/** Refuses labels of menus and of search that nobody could read, and those that may look like another one. */
export function labelFindings(release: Release): Finding[] {
  const named = (what: string, entries: readonly { label: string }[]) => entries.map(({ label }) => ({ what, label }));
  const labels =
    release.kind === 'host'
      ? named('menu', release.navigation ?? [])
      : [
          ...named(
            'menu',
            release.pages.flatMap(({ navigation }) => navigation ?? []),
          ),
          ...named(
            'area',
            release.pages.flatMap(({ area }) => (area ? [area, ...(area.count ? [area.count] : [])] : [])),
          ),
          ...named('search', release.search ?? []),
        ];
  return labels.flatMap(({ what, label }): Finding[] => {
    const seen = comparedLabel(label);
    const fault =
      seen === ''
        ? 'has no visible character'
        : LATIN.test(seen) && LOOKALIKE.test(seen)
          ? 'mixes Latin letters with letters that look like them, so it could pass for the entry of another team'
          : null;
    if (fault === null) return [];
    const message = `The ${what} label "${seen}" ${fault}. Write it in one script, in remote.config.ts.`;
    return [{ code: 'label-refused', message }];
  });
}
