import type { BootPage, PageOfRemote } from '@saltbush/contract/boot';
import type { ComponentType } from 'react';

type Api = typeof import('@saltbush/contract/api');

/** A page of a remote that is bundled with the host instead of loaded from a release. */
export interface BundledPage extends PageOfRemote<BootPage> {
  /** The page's component, and the API of the site if the page needs it. */
  load: () => Promise<{ Page: ComponentType; api: Api | null }>;
}
