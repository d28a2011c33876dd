import type { BootState, Given } from '@saltbush/contract/boot';

export interface ServerBundle {
  /** Name and version. The same key always stands for the same code. */
  key: string;
  /**
   * Reads the code. Called only when the process does not hold it yet. Rejects with the code `release-damaged` when the
   * stored bytes differ from the published ones.
   */
  load: () => Promise<string>;
}

/** A part for a slot of another release's page. */
export interface RenderedPart {
  remote: string;
  slot: string;
  given: Given;
}

export interface RenderJob {
  host: ServerBundle;
  page: (ServerBundle & { expose: string }) | null;
  boot: BootState;
  url: string;
  /** Set where `page` is a part. */
  part?: RenderedPart;
  /** No visitor waits for it. */
  isAhead?: boolean;
}

/**
 * Why a page was not rendered: the host's bundle did not load, the page's bundle did not load, the page threw, the page
 * took too long, the page used up its memory or ended its process, or no process was free in time.
 */
export type RenderFailureCode = 'host-failed' | 'bundle-failed' | 'page-threw' | 'page-stopped' | 'unavailable';

export interface RenderFailure {
  status: 'failed';
  code: RenderFailureCode;
  message: string;
  /** The message is what a release threw, so it may hold what a visitor typed. Else it is of the gateway's own words. */
  isThrown?: true;
}

export interface RenderedContent {
  html: string;
  /** `<style>` elements. A release wrote them, so do not trust them. */
  styles: string;
}

export type RenderResult = ({ status: 'rendered' } & RenderedContent) | RenderFailure;

export function failure(code: RenderFailureCode, message: string): RenderFailure {
  return { status: 'failed', code, message };
}

/** A failure in the words of a release. */
export function thrownFailure(code: RenderFailureCode, message: string): RenderFailure {
  return { ...failure(code, message), isThrown: true };
}
