import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Site } from '../../platform/startSite.ts';
import type { Network } from '../openPhone.ts';

/** What this machine cannot have, and why. */
export interface Missing {
  missing: string;
}

/** What the cases are made with. */
export interface CaseSites {
  site: Site;
  /** The same site behind nginx with TLS. */
  behindNginx: { http2: string; http1: string } | Missing;
  /** Address of a site whose database answers late. */
  slowDatabase: string | Missing;
  /** Starts a gateway that has not made any page yet. */
  startCold: () => Promise<{ url: string; stop: () => Promise<unknown> }>;
}

/** A page that is opened in a case, and what a visitor comes to it for. */
export interface CasePage {
  path: string;
  /** How its first heading begins. Without it: the heading that the site sends to everybody. */
  heading?: string;
  work: (page: Page) => Promise<string>;
}

/** What is wrong, for one visit. */
export interface Trouble {
  url: string;
  /** Options of the browser. */
  context?: BrowserContextOptions;
  network?: Network;
  /** Before the visit, with nothing slowed down yet. */
  prepare?: (page: Page) => Promise<void>;
  /** Between opening the page and working with it. */
  meanwhile?: (page: Page) => Promise<void>;
  /** Puts right what others would meet. */
  end?: () => Promise<unknown>;
}

export interface BadCase {
  name: string;
  pages: readonly CasePage[];
  /** Whether a visit ends the trouble, so that it is made anew for the next one. */
  isOver?: boolean;
  begin: (sites: CaseSites) => Promise<Trouble | Missing>;
}
