import type { Release } from '@saltbush/contract/release';

/** What the gateway renders with; it never leaves the gateway. */
export const SERVER_FOLDER = 'server/';

/** Whether a file of a release may be served to browsers. */
export function isForBrowsers(path: string, { serverBundle }: Pick<Release, 'serverBundle'>): boolean {
  return path !== serverBundle && !path.startsWith(SERVER_FOLDER);
}
