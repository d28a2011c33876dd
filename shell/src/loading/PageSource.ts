import type { BootOverride, BootPage, PageOfRemote } from '@saltbush/contract/boot';
import { type ComponentType, createContext, useContext } from 'react';

/** A page given out to be shown. */
export interface MountedPage {
  remote: string;
  path: string;
  /** The page, or one that suspends until it is loaded. */
  Page: ComponentType;
  /** The release it comes from; null until it is loaded. */
  version: () => string | null;
}

/** What is live, as far as the tree shows it. */
export interface LiveView {
  /** Every page that the visitor's releases have. */
  pages: readonly PageOfRemote<BootPage>[];
  overrides: readonly BootOverride[];
  /** Whether this document runs the host that a new one would get. */
  isHostLive: boolean;
  /** Grows when the page on show has to make room for what is live. */
  turn: number;
}

/** Where the tree takes its pages from: the loader in the browser, the page already at hand on the server. */
export interface PageSource extends LiveView {
  /** Each mounted page asks once, so that nothing remounts it. */
  mount: (remote: string, path: string) => MountedPage;
  /** Tells which page is on show; the answer ends that. */
  show: (mounted: MountedPage) => () => void;
  /** Whether a move within this page may mount it anew: a newer release is loaded, and nothing would be lost. */
  mayRenew: (remote: string, path: string) => boolean;
  /** A page threw while rendering; true when another release will take its place. */
  reject: (mounted: MountedPage) => boolean;
  /** Nothing could be shown: the panel stands in the page's place. */
  fail: (mounted: MountedPage) => void;
  /** Tries again to load a page; true when it can be shown now. */
  retry: (remote: string, path: string) => Promise<boolean>;
}

export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('PageSourceContext is missing above this component.');
  return source;
}
