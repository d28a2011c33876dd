const CLASSES = [
  ['/mf/', 'release-file'],
  ['/api/telemetry', 'telemetry'],
  ['/api/releases', 'releases'],
  ['/api/', 'api'],
  ['/idp', 'sign-in'],
  ['/metrics', 'metrics'],
] as const;

/** What kind of thing a request asks for: addresses are without number, these are not. */
export function routeClass(target: string): string {
  return CLASSES.find(([prefix]) => target.startsWith(prefix))?.[1] ?? 'page';
}
