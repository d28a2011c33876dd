import type { ReleasePreview } from '@saltbush/contract/release-api';

/** What the gateway answers to a change; the rest is in `@saltbush/contract/release-api`. */
export interface Activation {
  revision: number;
  name: string;
  version: string;
  kind: 'activate' | 'rollback';
  /** Percent of the visitors who get this version. */
  share: number;
}

export interface Publication {
  name: string;
  version: string;
  contentId: string;
  status: 'published' | 'already-published';
}

export interface PreviewLink extends ReleasePreview {
  /** Opens the preview in the first browser that follows it. */
  url: string;
}

export interface TokenWanted {
  label: string;
  /** Null covers every remote and the host. */
  remote: string | null;
  actions: string[];
  days: number;
  reason: string;
}
