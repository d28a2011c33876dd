import type { FlagValues } from '@saltbush/contract/flags';
import type { VisitorFlags } from '../flags/flagsOfVisitor.ts';
import type { RenderedPart } from '../rendering/RenderJob.ts';
import type { SiteRoute } from './siteMap.ts';

interface Rendered {
  route: SiteRoute;
  part?: RenderedPart;
  flags?: VisitorFlags;
}

/** The flags that a page, or a part, may read: those of its own remote. Nothing where it has none. */
export function flagsOfPage({ route, part, flags }: Rendered): { flags?: Record<string, FlagValues> } {
  const remote = part?.remote ?? (route.status === 'found' ? route.release.name : '');
  const values = flags?.[remote];
  return values === undefined ? {} : { flags: { [remote]: values } };
}

/** Tells pages apart that differ by flags only; empty for remotes without. */
export function keyOfFlags(rendered: Rendered): string {
  const { flags } = flagsOfPage(rendered);
  return flags === undefined ? '' : JSON.stringify(flags);
}
