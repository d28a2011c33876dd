import { WORKPLACES, workplaceOf } from '../contributedAreas.ts';
import type { ReleasePage, RemoteRelease } from '../release.ts';
import { MOST_AREAS_OF_REMOTE, type WorkArea } from '../work-area.ts';
import { isGatewayApi } from './apiFindings.ts';
import { comparedLabel } from './comparedLabel.ts';
import { repeated } from './repeated.ts';

type PageWithArea = ReleasePage & { area: WorkArea };

const hasArea = (page: ReleasePage): page is PageWithArea => page.area !== undefined;

/** What the team has to correct in `remote.config.ts` about the frame to work in and its areas. */
export function areaMessages({ pages, api }: Pick<RemoteRelease, 'pages' | 'api'>): string[] {
  const areas = pages.filter(hasArea);
  const isOwnApi = (path: string) => api !== undefined && (path === api.prefix || path.startsWith(`${api.prefix}/`));
  const labels = areas.map(({ area, access }) => `"${comparedLabel(area.label)}" of the ${workplaceOf(access)}`);
  const keys = areas.flatMap(({ area, access }) => (area.keys ? [`${area.keys} on the ${workplaceOf(access)}`] : []));
  return [
    ...pages.flatMap(frameMessages),
    ...areas.flatMap(({ path, area, frame }) => [
      ...(frame === 'work'
        ? []
        : [`The page at ${path} has an area, which only the frame to work in shows. Add frame: 'work'.`]),
      ...(path.includes('/:')
        ? [`The area "${area.label}" leads to ${path}, which is no address yet. Put it on a page without a parameter.`]
        : []),
      ...(area.count && !isGatewayApi(area.count.from) && !isOwnApi(area.count.from)
        ? [
            `The area "${area.label}" counts from ${area.count.from}, which is neither an address of the gateway nor one of ` +
              'the API that this remote says it has. Correct it, or declare the API.',
          ]
        : []),
    ]),
    ...WORKPLACES.flatMap((place) => {
      const count = areas.filter(({ access }) => workplaceOf(access) === place).length;
      if (count <= MOST_AREAS_OF_REMOTE) return [];
      return [
        `There are ${count} areas on the ${place}, and a remote may have ${MOST_AREAS_OF_REMOTE} there. Link the others ` +
          'from a page.',
      ];
    }),
    ...[...repeated(labels)].map((label) => `Two areas are called ${label}. Give each its own label.`),
    ...[...repeated(keys)].map((pair) => `Two areas have the keys ${pair}. Give each its own.`),
  ];
}

function frameMessages({ path, frame, access, interactive }: ReleasePage): string[] {
  if (frame !== 'work') return [];
  return [
    ...(access === 'everyone'
      ? [`The page at ${path} is for everyone, and the frame to work in for who is signed in. Leave out frame: 'work'.`]
      : []),
    ...(interactive === undefined
      ? []
      : [`The page at ${path} has the frame to work in, which needs the host at once. Leave out interactive.`]),
  ];
}
