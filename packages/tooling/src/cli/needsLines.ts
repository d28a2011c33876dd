import type { LiveRelease, LiveReport, ReleaseNeeds } from '@saltbush/contract/release-api';
import { localTime } from './localTime.ts';
import { table } from './table.ts';

const HEADER = ['Calls the API', 'Version', 'Since', 'Routes', 'Not offered'];

interface Caller {
  version: string;
  since: string;
  needs: ReleaseNeeds;
}

/** The releases of a name that visitors get. Gateways of before do not say what they need. */
function callersOf({ version, activatedAt, needs, candidate }: LiveRelease): Caller[] {
  const live = needs ? [{ version, since: activatedAt, needs }] : [];
  return candidate?.needs ? [...live, { ...candidate, needs: candidate.needs }] : live;
}

const cellsOf = (name: string, { version, since, needs: { routes, unmet } }: Caller): string[] => [
  name,
  version,
  localTime(since),
  routes === null ? 'not known' : String(routes.length),
  unmet.length === 0 ? '-' : String(unmet.length),
];

const oldLines = (who: string, { replaced = {} }: ReleaseNeeds): string[] =>
  Object.entries(replaced).map(([route, by]) => `  ${who} calls ${route}, which ${by} replaces`);

/** Which releases need what of the API, and what would break; nothing where no live release calls it. */
export function needsLines({ live, tabs = [] }: Pick<LiveReport, 'live' | 'tabs'>): string[] {
  const callers = live.flatMap((one) => callersOf(one).map((caller) => ({ name: one.name, caller })));
  const telling = callers.filter(({ caller }) => caller.needs.routes?.length !== 0);
  const broken = callers.flatMap(({ caller }) => caller.needs.unmet);
  const waysBack = live.flatMap(({ name, before, beforeUnmet = [] }) =>
    beforeUnmet.map((message) => `A rollback of ${name} to ${before} would be refused: ${message}`),
  );
  const old = [
    ...callers.flatMap(({ name, caller: { version, needs } }) => oldLines(`${name} ${version}`, needs)),
    ...tabs.flatMap(({ name, version, until, needs }) =>
      oldLines(`${name} ${version}, in open tabs until ${localTime(until)},`, needs),
    ),
  ];
  const breaking = [...broken, ...waysBack].map((message) => `  ${message}`);
  return [
    ...(telling.length > 0
      ? [
          table(
            HEADER,
            telling.map(({ name, caller }) => cellsOf(name, caller)),
          ),
        ]
      : []),
    ...(old.length > 0 ? [['What keeps an old route:', ...old].join('\n')] : []),
    ...(breaking.length > 0 ? [['What breaks:', ...breaking].join('\n')] : []),
  ];
}
