const CLASSES = [
  ['/mf/', 'release-file'],
  ['/api/telemetry', 'telemetry'],
  ['/api/releases', 'releases'],
  ['/api/', 'api'],
  ['/idp', 'sign-in'],
  ['/metrics', 'metrics'],
  // Probes come every few seconds and are fast, so counting them as pages would hide slow pages.
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
] as const;

/** The class of a request. There are endless addresses but few classes. */
export function routeClass(target: string): string {
  return CLASSES.find(([prefix]) => target.startsWith(prefix))?.[1] ?? 'page';
}
