import type { Access, Visitor } from './access.ts';
import type { Menu } from './release.ts';

export { type Access, mayOpen, type Role, type User, type Visitor } from './access.ts';
export { findPage, type PageMatch, type PageOfRemote, withoutTrailingSlash } from './routes.ts';

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
  navigation?: { menu: Menu; label: string };
}

export interface BootRelease {
  version: string;
  container: string;
  entry: BootScript;
  pages: BootPage[];
}

export interface BootRemote {
  name: string;
  /** The active release first, then the last good one, if any. */
  releases: BootRelease[];
  /** Versions that were rolled back, the latest first: whoever still shows one leaves it as soon as nothing is lost. */
  withdrawn: string[];
}

/** A release that this browser alone gets, by a link that somebody gave it. */
export interface BootOverride {
  name: string;
  version: string;
  /** `dev`: a team's working copy, which changes as they save. */
  kind: 'preview' | 'dev';
  expiresAt: string;
}

/** What a page of this visitor would be made of now. `GET /api/site/live` gives it to pages that are open already. */
export interface LiveState {
  /** Revision of the live set. */
  revision: number;
  hostVersion: string;
  /** Versions of the host that were rolled back, the latest first: a page of one is loaded anew as soon as nothing is lost. */
  hostWithdrawn: string[];
  remotes: BootRemote[];
  overrides: BootOverride[];
}

/** What the gateway writes into every page for the host, as JSON in `<script id="boot">`. */
export interface BootState extends LiveState {
  visitor: Visitor;
  /** Nobody could tell who the visitor is when the page was made: whoever is signed in is shown it signed out. */
  isSignInUnchecked?: true;
  /** Signed by the gateway: reports about this page load carry it, so that each counts once. */
  visit: string;
  /**
   * The release whose content is in the HTML, or null when the page is rendered in the browser. It is the last good one
   * where the active one could not be rendered: the page then begins with it.
   */
  rendered: { remote: string; version: string } | null;
  /** Origin of the staff compliance application. */
  staffAppUrl: string;
  /** How long one attempt to load a script may take. */
  loadTimeoutMs: number;
}

export const BOOT_ELEMENT_ID = 'boot';
export const ROOT_ELEMENT_ID = 'root';
