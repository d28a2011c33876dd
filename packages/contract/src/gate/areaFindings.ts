import { type Workplace, workplaceOf } from '../contributedAreas.ts';
import type { Release, RemoteRelease } from '../release.ts';
import { comparedLabel } from './comparedLabel.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

interface NamedArea {
  place: Workplace;
  label: string;
  keys: string | undefined;
  path: string;
}

function areasOf(release: Release): NamedArea[] {
  if (release.kind === 'host') return [];
  return release.pages.flatMap(({ path, access, area }) =>
    area === undefined ? [] : [{ place: workplaceOf(access), label: area.label, keys: area.keys, path }],
  );
}

/** Refuses areas that people could not tell from those of another remote, and keys that lead somewhere already. */
export function areaFindings(release: RemoteRelease, others: readonly Release[]): Finding[] {
  const own = areasOf(release);
  return others
    .filter(({ name }) => name !== release.name)
    .flatMap((other) => {
      const taken = areasOf(other);
      return own.flatMap((area) => {
        const inPlace = taken.filter(({ place }) => place === area.place);
        const sameName = inPlace.find(({ label }) => comparedLabel(label) === comparedLabel(area.label));
        const sameKeys = inPlace.find(({ keys }) => keys !== undefined && keys === area.keys);
        return [
          ...(sameName
            ? [
                `${titleOf(release)} calls an area of the ${area.place} "${area.label}", as ${titleOf(other)} does for ` +
                  `${sameName.path}. Give the page of ${release.name} another label in its remote.config.ts.`,
              ]
            : []),
          ...(sameKeys
            ? [
                `${titleOf(release)} gives the keys ${sameKeys.keys} on the ${area.place} to ${area.path}, and with ` +
                  `${titleOf(other)} they lead to ${sameKeys.path}. Choose other keys in remote.config.ts.`,
              ]
            : []),
        ].map((message) => ({ code: 'area-clash' as const, message }));
      });
    });
}
