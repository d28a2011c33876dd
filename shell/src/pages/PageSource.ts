import type {
  BootOverride,
  BootPage,
  BootState,
  ContributedEntry,
  LiveState,
  PageMatch,
  Visitor,
} from '@saltbush/contract/boot';
import { type ComponentType, createContext, useContext } from 'react';

/** `unknown`: the pages of this address have not arrived yet. */
export type SiteMatch = PageMatch<BootPage> | { status: 'unknown' };

/** A page handed out for mounting. */
export interface MountedPage {
  remote: string;
  path: string;
  /** The page, or a component that suspends until it is loaded. */
  Page: ComponentType;
  /** The release it comes from; null until it is loaded. */
  version: () => string | null;
}

/** What the tree knows of the live releases. */
export interface LiveView {
  overrides: readonly BootOverride[];
  /** Whether a new document would get the host that runs here. */
  isHostLive: boolean;
  /** The remote whose page would be replaced now if it held no draft; null when nothing waits. */
  waiting: string | null;
  /** Grows when the current page has to be replaced by what is live. */
  turn: number;
}

/** What a document starts from: all that is live, or the pages of its own address. */
export type KnownSite = LiveState & Pick<BootState, 'rest' | 'visitor' | 'isRailNarrow'>;

export type Connection = 'starting' | 'live' | 'broken';

/** What the document knows of what is live, and which page it shows. */
export interface LiveFacts {
  /** Complete once `findOut` is. */
  state: () => LiveState;
  /** What the page was made from; the state as long as nothing else is known. */
  start: KnownSite;
  onShow: () => MountedPage | null;
  /** Whether news of the site reaches this tab by itself. */
  connection: () => Connection;
  /** Calls back when anything here changes. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
}

/** Where the tree gets its pages: the loader in the browser, the given page on the server. */
export interface PageSource extends LiveView {
  /** The page for an address and a visitor. */
  find: (pathname: string, visitor: Visitor) => SiteMatch;
  /** Menu entries of all remotes for a visitor. */
  entries: (visitor: Visitor) => readonly ContributedEntry[];
  /** For the frame to work in, which shows more of what is live. */
  live: LiveFacts;
  /** Fetches the pages of other addresses, unless they are known. Rejects when they do not come. */
  findOut: () => Promise<void>;
  /** The same for an address that is shown already. The document is loaded anew if they do not come. */
  findOutHere: () => Promise<void>;
  /** Call it once per mounted page: another component would remount it. */
  mount: (remote: string, path: string) => MountedPage;
  /** Reports the current page. Returns a function that ends that. */
  show: (mounted: MountedPage) => () => void;
  /** Whether a move within this page may mount it anew: a newer release is loaded, and nothing would be lost. */
  mayRenew: (remote: string, path: string) => boolean;
  /** Reports that a page threw while rendering. True when another release will replace it. */
  reject: (mounted: MountedPage) => boolean;
  /** Reports that no release could show the page and the panel is shown. */
  fail: (mounted: MountedPage) => void;
  /** Tries to load a page again. True when it can be shown now. */
  retry: (remote: string, path: string) => Promise<boolean>;
}

export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource {
  const source = useContext(PageSourceContext);
  if (!source) throw new Error('PageSourceContext is missing above this component.');
  return source;
}
