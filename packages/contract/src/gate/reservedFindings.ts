import type { RemoteRelease } from '../release.ts';
import type { Finding } from './Finding.ts';
import { GATEWAY_SEGMENTS, PLATFORM_SEGMENTS, SEGMENTS_OF_ONE } from './reserved-routes.data.ts';

const firstSegment = (path: string): string => (path.split('/', 2)[1] ?? '').toLowerCase();

/** Whether the gateway itself answers at a path. Capitals are ignored because Express ignores them. */
export function isGatewayPath(path: string): boolean {
  return GATEWAY_SEGMENTS.has(firstSegment(path));
}

/** Refuses routes that no remote may have, and those that only another remote may have. */
export function reservedFindings({ name, pages }: Pick<RemoteRelease, 'name' | 'pages'>): Finding[] {
  return [...new Set(pages.map(({ path }) => path))].flatMap((path): Finding[] => {
    const reason = reasonAgainst(path, name);
    if (reason === null) return [];
    return [{ code: 'route-reserved', message: `${reason} Give the page another path in remote.config.ts.` }];
  });
}

function reasonAgainst(path: string, name: string): string | null {
  const segment = firstSegment(path);
  if (segment.startsWith(':')) {
    return (
      `${path} begins with a parameter, so it would answer addresses of every team. Begin it with a fixed part, such as ` +
      `/${name.replace(/^mf-/, '')}${path}.`
    );
  }
  if (GATEWAY_SEGMENTS.has(segment)) return `The gateway itself answers at ${path}.`;
  if (PLATFORM_SEGMENTS.has(segment))
    return `${path} is reserved: visitors would take the page for the platform's own.`;
  const only = SEGMENTS_OF_ONE.get(segment);
  return only === undefined || only === name ? null : `${path} is reserved for ${only}.`;
}
