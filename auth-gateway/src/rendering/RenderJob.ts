import type { BootState } from '@saltbush/contract/boot';

export interface ServerBundle {
  /** Name and version: the same key always stands for the same code. */
  key: string;
  /**
   * Reads the code; asked only when a process does not hold it yet. Rejects with the code `release-damaged` when what
   * is stored is not what was published.
   */
  load: () => Promise<string>;
}

export interface RenderJob {
  host: ServerBundle;
  page: (ServerBundle & { expose: string }) | null;
  boot: BootState;
  url: string;
}

/**
 * What kept a page from being rendered: the host's bundle did not load, the page's bundle did not load, the page threw,
 * the page took too long, exhausted its memory or ended its process, or it was not its turn in time.
 */
export type RenderFailureCode = 'host-failed' | 'bundle-failed' | 'page-threw' | 'page-stopped' | 'unavailable';

export interface RenderFailure {
  status: 'failed';
  code: RenderFailureCode;
  message: string;
}

export interface RenderedContent {
  html: string;
  /** `<style>` elements, as far as whoever made them can be believed. */
  styles: string;
}

export type RenderResult = ({ status: 'rendered' } & RenderedContent) | RenderFailure;

export function failure(code: RenderFailureCode, message: string): RenderFailure {
  return { status: 'failed', code, message };
}
