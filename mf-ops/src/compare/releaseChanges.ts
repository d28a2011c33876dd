import type { Release, ReleasePage } from '@saltbush/contract/release';

/** One thing that differs between two releases. */
export interface ReleaseChange {
  what: string;
  kind: 'added' | 'removed' | 'changed';
  /** How it was and how it is, for people; empty where only hashes differ. */
  detail: string;
}

export interface ChangeGroup {
  heading: string;
  changes: ReleaseChange[];
}

/**
 * What an operator has to know of two releases of one name before visitors get the other one: pages, what is called of the
 * API, what is used of the host. Groups without a change are left out.
 */
export function releaseChanges(from: Release, to: Release): ChangeGroup[] {
  const groups: ChangeGroup[] = [
    { heading: 'Pages', changes: differences(pagesOf(from), pagesOf(to)) },
    { heading: 'Routes of the API that it calls', changes: differences(needsOf(from), needsOf(to), NO_DETAIL) },
    { heading: 'Its own API', changes: differences(ownApiOf(from), ownApiOf(to)) },
    {
      heading: 'Contract',
      changes: [
        ...differences({ Version: from.contract }, { Version: to.contract }),
        ...differences(exportsOf(from), exportsOf(to), NO_DETAIL),
      ],
    },
    { heading: 'Shared packages', changes: differences(packagesOf(from), packagesOf(to)) },
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}

const NO_DETAIL = () => '';
const bothDetails = (from: string, to: string) => [from, to].filter((text) => text !== '').join(' → ');

/** What is under each name, in the order of the second release; what only the first one has comes last. */
function differences(
  from: Record<string, string>,
  to: Record<string, string>,
  detailOf: (from: string, to: string) => string = bothDetails,
): ReleaseChange[] {
  const names = [...Object.keys(to), ...Object.keys(from).filter((name) => !Object.hasOwn(to, name))];
  return names.flatMap((what): ReleaseChange[] => {
    const [before, after] = [from[what], to[what]];
    if (before === after) return [];
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    return [{ what, kind, detail: detailOf(before ?? '', after ?? '') }];
  });
}

function pagesOf(release: Release): Record<string, string> {
  if (release.kind === 'host') return {};
  return Object.fromEntries(release.pages.map((page) => [`${page.path}, ${WHO[page.access]}`, pageText(page)]));
}

const WHO = {
  everyone: 'for everyone',
  'signed-in': 'for clients',
  staff: 'for staff',
  ops: 'for operators',
} as const satisfies Record<ReleasePage['access'], string>;

function pageText({ title, render, interactive, navigation, indexed }: ReleasePage): string {
  return [
    `“${title}”`,
    render === 'server' ? 'rendered on the server' : 'rendered in the browser',
    ...(interactive ? [`interactive: ${interactive}`] : []),
    ...(navigation ? [`in the menu as “${navigation.label}”`] : []),
    ...(indexed === false ? ['hidden from search engines'] : []),
  ].join(', ');
}

/** By route, its form. A form is a hash, so it tells only that something changed. */
const needsOf = (release: Release): Record<string, string> => (release.kind === 'remote' ? (release.needs ?? {}) : {});

function ownApiOf(release: Release): Record<string, string> {
  if (release.kind === 'host' || !release.api) return {};
  return { [release.api.prefix]: WHO[release.api.access] };
}

/** By export of the contract, the form that a remote was built against or a host offers. */
function exportsOf(release: Release): Record<string, string> {
  const forms: [string, string][] =
    release.kind === 'remote'
      ? Object.entries(release.uses ?? {}).flatMap(([entry, uses]) =>
          Object.entries(uses).map(([name, form]): [string, string] => [`${name} of ${entry}`, form]),
        )
      : Object.entries(release.offers ?? {}).flatMap(([entry, offers]) =>
          Object.entries(offers).map(([name, [form = '']]): [string, string] => [`${name} of ${entry}`, form]),
        );
  return Object.fromEntries(forms);
}

const packagesOf = (release: Release): Record<string, string> =>
  release.kind === 'remote' ? release.requires : release.provides;
