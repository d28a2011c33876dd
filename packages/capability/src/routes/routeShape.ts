import type { RouteId } from './route.ts';

/** The parts of a route's address. Names of parameters do not matter to whoever asks. */
const partsOf = (id: RouteId): string[] => id.split(/[ /]+/).map((part) => part.replace(/^:\w+/, ':'));

/** The same for two routes that answer the same addresses. */
export const routeShape = (id: RouteId): string => partsOf(id).join('/').replace('/', ' /');

/**
 * Orders routes so that an address with a fixed part comes before one with a parameter in its place. So it does not
 * matter in which order routes and capabilities are listed.
 */
export function compareRoutes(one: { id: RouteId }, other: { id: RouteId }): number {
  const theirs = partsOf(other.id);
  for (const [index, part] of partsOf(one.id).entries()) {
    const their = theirs[index] ?? '';
    if (part === their) continue;
    if (part.startsWith(':') !== their.startsWith(':')) return part.startsWith(':') ? 1 : -1;
    // Of two parameters, the one that asks for more, as `:id.csv`, comes first.
    if (part.startsWith(':')) return their.length - part.length;
    return part < their ? -1 : 1;
  }
  return partsOf(one.id).length - theirs.length;
}
