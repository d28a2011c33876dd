const CLASSES = [
  ['/mf/', 'release-file'],
  ['/api/telemetry', 'telemetry'],
  ['/api/releases', 'releases'],
  ['/api/', 'api'],
  ['/idp', 'sign-in'],
  ['/metrics', 'metrics'],
  // Probes ask every few seconds and are quick: among the pages they would hide slow ones.
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
] as const;

/** What kind of thing a request asks for: addresses are without number, these are not. */
export function routeClass(target: string): string {
  return CLASSES.find(([prefix]) => target.startsWith(prefix))?.[1] ?? 'page';
}
