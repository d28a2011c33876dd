import type { BootState } from '@saltbush/contract/boot';
import type { RenderedPart } from '../RenderJob.ts';

/** Descriptor of the only channel between gateway and worker. The standard ones lead nowhere. */
export const CHANNEL = 3;

/** A request of the gateway, one at a time: the length of a JSON text as 32 bits, then the text. */
export type WorkerRequest =
  /** `compiled`: what an earlier process answered to the same code; empty when there is nothing. */
  | { kind: 'host' | 'page'; key: string; code: string; compiled: string }
  /** `expose` is null for the host's own pages and for skeletons. */
  | { kind: 'render'; expose: string | null; boot: BootState; url: string; part?: RenderedPart };

export const LENGTH_BYTES = 4;

/**
 * A worker's reply, one for each request: one of these bytes, a length of 32 bits, then that many bytes. The content is
 * plain text, so that the gateway need not parse what a release may have written.
 */
export const REPLY = {
  /** The bundle is loaded. Content: what V8 made of it, or nothing. */
  loaded: 1,
  /** Content: the length of the styles as 32 bits, the styles, the HTML. */
  rendered: 2,
  /** Content: what went wrong, in words. */
  failed: 3,
} as const;

export const REPLY_HEADER_BYTES = 1 + LENGTH_BYTES;

/** The site's largest page has 0.1 MB. */
export const MOST_HTML_BYTES = 2 * 1024 * 1024;
export const MOST_STYLES_BYTES = 256 * 1024;
/** The site's largest bundle makes 0.8 MB. */
export const MOST_COMPILED_BYTES = 4 * 1024 * 1024;
export const MOST_REASON_BYTES = 4 * 1024;
