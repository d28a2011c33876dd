import type { Menu, Release, RemoteRelease } from '../release.ts';
import { comparedLabel } from './comparedLabel.ts';
import type { Finding } from './Finding.ts';
import { titleOf } from './titleOf.ts';

interface Entry {
  menu: Menu;
  label: string;
  path: string;
}

/** The menu entries of a release. Those of a host are the fixed ones. */
function entriesOf(release: Release): Entry[] {
  if (release.kind === 'host') return release.navigation ?? [];
  return release.pages.flatMap(({ path, navigation }) => (navigation ? [{ ...navigation, path }] : []));
}

const nameOf = ({ menu, label }: Entry) => `${menu} ${comparedLabel(label)}`;

/** Refuses menu entries that have the same label as another entry: visitors could not tell them apart. */
export function navigationFindings(release: RemoteRelease, others: readonly Release[]): Finding[] {
  const own = new Map(entriesOf(release).map((entry) => [nameOf(entry), entry]));
  return others
    .filter(({ name }) => name !== release.name)
    .flatMap((other) =>
      entriesOf(other)
        .filter((entry) => {
          const mine = own.get(nameOf(entry));
          // The host shows one entry when both lead to the same page.
          return mine !== undefined && !(other.kind === 'host' && mine.path === entry.path);
        })
        .map(({ menu, label, path }) => ({
          code: 'navigation-clash',
          message:
            `${titleOf(release)} puts "${label}" into the menu ${menu}, where ${titleOf(other)} has an entry of that ` +
            `name for ${path}. Give the page of ${release.name} another label in its remote.config.ts.`,
        })),
    );
}
