import type { BootOverride } from '@saltbush/contract/boot';
import type { Release } from '@saltbush/contract/release';
import type { Request } from 'express';

/** A release that one browser gets in place of the live one. */
export interface ReleaseOverride extends BootOverride {
  release: Release;
  /** What a working copy runs in, and nobody asked for by its name. Nothing on the page tells of it. */
  isUnder?: true;
}

/** The overrides of a request's browser. The site asks for them at every page. */
export type OverridesOf = (request: Request) => Promise<readonly ReleaseOverride[]>;
