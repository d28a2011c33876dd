import type { BootOverride } from '@saltbush/contract/boot';
import type { Release } from '@saltbush/contract/release';
import type { Request } from 'express';

/** A release that one browser gets in place of what is live. */
export interface ReleaseOverride extends BootOverride {
  release: Release;
}

/** The overrides that a request's browser holds; the site asks for every page. */
export type OverridesOf = (request: Request) => Promise<readonly ReleaseOverride[]>;
