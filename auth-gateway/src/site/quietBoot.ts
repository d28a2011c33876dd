import type { BootState, QuietBoot } from '@saltbush/contract/boot';
import type { FilledPage } from './parts/createSlotFiller.ts';
import type { SiteMap } from './siteMap.ts';

interface Facts {
  siteMap: Pick<SiteMap, 'hostScript' | 'frameScript'>;
  boot: BootState;
  isDevelopment: boolean;
}

/**
 * Whether nothing on a page is meant to start its host: its team says so, and so do those of its parts. A part with a
 * control is started by its use, and what was pressed and typed meanwhile is repeated.
 */
export function needsNoHost({ route, partScripts }: Pick<FilledPage, 'route' | 'partScripts'>): boolean {
  return route.status === 'found' && route.page.interactive === 'none' && partScripts.length === 0;
}

/**
 * What a quiet page carries instead of the boot state; null for a page whose host starts at once: because its team says
 * so, because the browser has to render it or a part of it, or because the frame around it has something to press.
 */
export function quietBoot(
  { route, content, partScripts, areAllThere }: Pick<FilledPage, 'route' | 'content' | 'partScripts' | 'areAllThere'>,
  { siteMap, boot, isDevelopment }: Facts,
): QuietBoot | null {
  const { remotes: _remotes, rest: _rest, overrides, hostWithdrawn: _withdrawn, rendered, flags, ...own } = boot;
  if (route.status === 'not-found' || route.page.interactive === undefined) return null;
  if (!content?.isWhole || !areAllThere || rendered === null || siteMap.frameScript === null) return null;
  if (isDevelopment || overrides.length > 0 || boot.isSignInUnchecked) return null;
  // Those of others come when the host starts.
  const values = flags?.[rendered.remote];
  // Every such page would carry them for nobody.
  const preload = needsNoHost({ route, partScripts }) ? [] : [...route.scripts, ...partScripts];
  return {
    ...own,
    ...(values ? { flags: { [rendered.remote]: values } } : {}),
    rendered,
    quiet: { path: route.page.path, host: siteMap.hostScript, preload },
  };
}
