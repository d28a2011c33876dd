import { type APIRequestContext, expect } from '@playwright/test';

/**
 * Waits until a page comes with the parts of other teams in it. The first request for it may have started the processes
 * that render them.
 */
export async function untilPartsAreThere(request: APIRequestContext, path: string): Promise<void> {
  const missing = async () => (await (await request.get(path)).text()).match(/<div data-part="[a-z-]+"[^>]*><\/div>/g);
  await expect.poll(missing, { message: `parts that ${path} lacks` }).toBeNull();
}
