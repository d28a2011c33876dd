import type { BootState } from '@saltbush/contract/boot';
import type { PageLoader } from '../loading/createPageLoader.ts';
import type { SiteMatch } from '../pages/PageSource.ts';

/** The rest of the site waits no longer than this before it answers. */
const PATIENCE_MS = 1000;

/**
 * Waits for the first page before React starts, so that React can hydrate what the server rendered.
 * - `as-rendered`: the page is from the release in the HTML, or the HTML is a page of the host.
 * - `other`: the HTML holds another release, a skeleton or nothing.
 * - `late`: the page is still loading.
 */
export async function firstPage(
  match: SiteMatch,
  loader: PageLoader,
  rendered: BootState['rendered'],
): Promise<'as-rendered' | 'other' | 'late'> {
  if (match.status !== 'found') return rendered ? 'other' : 'as-rendered';
  const loading = loader.load(match.remote, match.page.path).then(
    ({ version }) => (rendered?.version === version ? ('as-rendered' as const) : ('other' as const)),
    () => 'other' as const,
  );
  const late = new Promise<'late' | 'other'>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, rendered ? 'late' : 'other');
  });
  return Promise.race([loading, late]);
}
