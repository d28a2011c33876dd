import type { Access, Visitor } from './access.ts';
import type { ContributedArea } from './contributedAreas.ts';
import type { ContributedEntry } from './contributedEntries.ts';
import type { FlagValues } from './flags.ts';
import type { Menu, PageFrame } from './release.ts';
import type { SearchSource } from './search.ts';
import type { ReleasePart } from './slots.ts';
import type { WorkArea } from './work-area.ts';

export { type Access, mayOpen, type Role, type User, type Visitor } from './access.ts';
export { type ContributedArea, contributedAreas, WORKPLACES, type Workplace, workplaceOf } from './contributedAreas.ts';
export { type ContributedEntry, contributedEntries } from './contributedEntries.ts';
export { noPageTitle } from './noPageTitle.ts';
export { REFUSED_EVENT } from './refused-event.ts';
export type { PageFrame } from './release.ts';
export {
  findPage,
  matchesRoute,
  type NoPage,
  type PageMatch,
  type PageOfRemote,
  pagesAt,
  withoutTrailingSlash,
} from './routes.ts';
export { FALLBACK, SLOT_EVENT, type SlotNews } from './slot-element.ts';
export { type Given, isPartDue, type SlotValue } from './slots.ts';
export type { AreaCount, AreaIcon, WorkArea } from './work-area.ts';

/** A script with the integrity that the browser must check. */
export interface BootScript {
  url: string;
  integrity: string;
}

export interface BootPage {
  path: string;
  expose: string;
  exportName: string;
  title: string;
  access: Access;
  /** Chunks to fetch together with the entry. */
  preload: BootScript[];
  /** Scripts of the parts in its slots. The page that a visitor starts with does without. */
  ofParts?: BootScript[];
  navigation?: { menu: Menu; label: string };
  frame?: PageFrame;
  area?: WorkArea;
}

/** A part for a slot, found like a page: its `path` is the slot. */
export interface BootPart extends Pick<ReleasePart, 'expose' | 'exportName' | 'access' | 'when' | 'interactive'> {
  path: string;
  /** Place among the parts of its slot. */
  rank: number;
  preload: BootScript[];
  ofParts?: never;
}

export interface BootRelease {
  version: string;
  container: string;
  entry: BootScript;
  pages: BootPage[];
  /** Where the host's search asks for this remote. */
  search?: SearchSource[];
  /** Its parts for slots of live pages that they fit. */
  parts?: BootPart[];
}

export interface BootRemote {
  name: string;
  /** The active release first, then the last good one, if any. */
  releases: BootRelease[];
  /**
   * Versions that were rolled back, newest first. A tab that still shows one leaves it as soon as no draft would be
   * lost.
   */
  withdrawn: string[];
}

/** A release that only this browser gets, because its user opened a preview link. */
export interface BootOverride {
  name: string;
  version: string;
  /** `dev`: a team's working copy, which changes as they save. */
  kind: 'preview' | 'dev';
  expiresAt: string;
}

/** What this visitor would get now. Open pages ask for it with `GET /api/site/live`, and once with `RestOfSite.url`. */
export interface LiveState {
  /** Revision of the live set. */
  revision: number;
  hostVersion: string;
  /**
   * Versions of the host that were rolled back, newest first. A tab that runs one reloads as soon as no draft would
   * be lost.
   */
  hostWithdrawn: string[];
  remotes: BootRemote[];
  overrides: BootOverride[];
  /** For this visitor: the values of each remote's flags. Remotes without flags are left out. */
  flags?: Readonly<Record<string, FlagValues>>;
}

/** What a page leaves out of its boot state, and what its frame needs of that at once. */
export interface RestOfSite {
  /** Address of the whole `LiveState`, which browsers may keep for ever. */
  url: string;
  /** Address of this page without a trailing slash. Every page that fits it is in the boot state, and no other. */
  pathname: string;
  /** Menu entries of all remotes for this visitor. */
  entries: readonly ContributedEntry[];
  /** Areas of all remotes for this visitor, where the page has the frame to work in. */
  areas?: readonly ContributedArea[];
}

/** What the gateway writes into every page for the host, as JSON in `<script id="boot">`. */
export interface BootState extends LiveState {
  visitor: Visitor;
  /** The session could not be checked when the page was made, so everybody is shown the page signed out. */
  isSignInUnchecked?: true;
  /** The visitor has made the rail of the frame to work in narrow. */
  isRailNarrow?: true;
  /** Set where `remotes` holds this page only. Without it they are all there, as for hosts of before. */
  rest?: RestOfSite;
  /**
   * The release that made the HTML; null when the page is rendered in the browser. When the active release could not
   * be rendered this is the last good one, and the browser starts with it too.
   */
  rendered: { remote: string; version: string } | null;
  /** Origin of the staff compliance application. */
  staffAppUrl: string;
  /** How long one attempt to load a script may take. */
  loadTimeoutMs: number;
}

/**
 * What a quiet page carries instead, since nobody may ever need its host. `GET /api/site/live` gives what is missing to
 * `BootState`.
 */
export interface QuietBoot
  extends Omit<BootState, Exclude<keyof LiveState, 'revision' | 'hostVersion' | 'flags'> | 'rendered' | 'rest'> {
  rendered: { remote: string; version: string };
  quiet: {
    /** Route pattern of the page. */
    path: string;
    host: BootScript;
    /** What the page needs once its host starts. */
    preload: BootScript[];
  };
}

export const BOOT_ELEMENT_ID = 'boot';
export const ROOT_ELEMENT_ID = 'root';
