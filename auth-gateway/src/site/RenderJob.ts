import type { BootState } from '@saltbush/contract/boot';
import type { RenderedContent } from './renderMessages.ts';

export interface ServerBundle {
  /** Name and version: the same key always stands for the same code. */
  key: string;
  /** Reads the code; asked only when a worker does not hold it yet. */
  load: () => Promise<string>;
}

export interface RenderJob {
  host: ServerBundle;
  page: (ServerBundle & { expose: string }) | null;
  boot: BootState;
  url: string;
}

/**
 * What kept a page from being rendered: the bundle did not load, the page threw, the page took too long or exhausted
 * its memory, or it was not its turn in time.
 */
export type RenderFailureCode = 'bundle-failed' | 'page-threw' | 'page-stopped' | 'unavailable';

export type RenderResult =
  | ({ status: 'rendered' } & RenderedContent)
  | { status: 'failed'; code: RenderFailureCode; message: string };
