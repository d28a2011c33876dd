/** The host is released like a remote, under this name. */
export const HOST_NAME = 'shell';

/**
 * Version of the host's development build that goes with a release of it: `1.4.0-development` with 1.4.0. Working copies run
 * in it, and it never goes live.
 */
export function developmentVersion(hostVersion: string): string {
  return `${hostVersion}${hostVersion.includes('-') ? '.' : '-'}development`;
}

/** Whether a release is a development build of the host. A remote may call its versions as it likes. */
export function isDevelopmentHost({ name, version }: { name: string; version: string }): boolean {
  return name === HOST_NAME && /[-.]development$/.test(version);
}
