import type { BootRemote } from '@saltbush/contract/boot';
import { type ComponentType, createContext, useContext } from 'react';

/** Where the tree takes its pages from: the loader in the browser, the page already at hand on the server. */
export interface PageSource {
  remotes: readonly BootRemote[];
  /** The page, or one that suspends until it is loaded. Each mounted page asks once, so that nothing remounts it. */
  componentFor: (remote: string, path: string) => ComponentType;
  /** A page threw while rendering; true when another release will take its place. */
  reject: (remote: string, path: string) => boolean;
  /** Tries again to load a page; true when it can be shown now. */
  retry: (remote: string, path: string) => Promise<boolean>;
}

export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('PageSourceContext is missing above this component.');
  return source;
}
