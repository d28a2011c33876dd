import { MOST_PRELOADED, type RemoteRelease } from '../release.ts';
import { ownerOfSlot } from '../slots.ts';
import { repeated } from './repeated.ts';

/** Contradictions in the slots and parts of a release, which the team has to correct in `remote.config.ts`. */
export function slotMessages({
  name,
  pages,
  slots = {},
  parts = [],
}: Pick<RemoteRelease, 'name' | 'pages' | 'slots' | 'parts'>): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const prefix = name.replace(/^mf-/, '');
  return [
    ...Object.keys(slots)
      .filter((slot) => ownerOfSlot(slot) !== name)
      .map((slot) => `The slot ${slot} is not of ${name}. Let its name begin with ${prefix}, such as ${prefix}.top.`),
    ...Object.entries(slots).flatMap(([slot, offer]) =>
      offer.pages
        .filter((path) => !paths.has(path))
        .map((path) => `The slot ${slot} is said to stand at ${path}, where ${name} has no page.`),
    ),
    ...[...repeated(parts.map(({ slot, access }) => `${slot} for ${access}`))].map(
      (claim) => `Two parts fill ${claim}. Give each its own access in remote.config.ts, or make them one.`,
    ),
    ...parts
      .filter(({ preload }) => preload.length > MOST_PRELOADED)
      .map(
        ({ slot, preload }) =>
          `The part for ${slot} needs ${preload.length} files before it shows, and it may name ${MOST_PRELOADED}. ` +
          'Let the build split it into fewer, larger files.',
      ),
  ];
}
