import type { BootState } from '@saltbush/contract/boot';

/** A server bundle; its code travels only the first time a worker needs it. */
export interface BundleMessage {
  key: string;
  code?: string;
}

export interface RenderMessage {
  host: BundleMessage;
  /** The page's remote, or null for the host's own pages and for skeletons. */
  page: (BundleMessage & { expose: string }) | null;
  boot: BootState;
  url: string;
}

export interface RenderedContent {
  html: string;
  styles: string;
}

/** A worker first says that the bundles are loaded, then how rendering went. */
export type RenderReply =
  | { status: 'loaded' }
  | ({ status: 'rendered' } & RenderedContent)
  | { status: 'failed'; message: string };
