import { type APIRequestContext, expect } from '@playwright/test';
import { readHtml } from './readHtml.ts';

/**
 * The heading of a page once the server has made its content, which is then kept for the next visit. While the machine is
 * too busy to make it in time, the site leaves that to the scripts.
 */
export async function renderedHeading(request: APIRequestContext, path: string): Promise<string> {
  let heading: string | null = null;
  const read = async () => {
    ({ heading } = await readHtml(request, path));
    return heading;
  };
  await expect.poll(read).not.toBeNull();
  return heading ?? '';
}
