import { SERVER_FOLDER } from '@saltbush/contract/gate';
import type { Release } from '@saltbush/contract/release';

/** Whether a file of a release may be served to browsers. */
export function isForBrowsers(path: string, { serverBundle }: Pick<Release, 'serverBundle'>): boolean {
  return path !== serverBundle && !path.startsWith(SERVER_FOLDER);
}
