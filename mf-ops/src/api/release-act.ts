import type { LiveKind } from '@saltbush/contract/release-api';

/** The gateway's answer to a change of what is live. */
export interface ReleaseAct {
  revision: number;
  name: string;
  version: string;
  kind: LiveKind;
  /** Percent of visitors. */
  share: number;
}
