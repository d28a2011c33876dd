/**
 * A route as addresses are compared for who owns them: two that differ only in capitals or in the names of parameters are
 * the same one, since people would take them for one.
 */
export function routeShape(path: string): string {
  return path.replace(/:[^/]+/g, ':').toLowerCase();
}
