import type { ReleaseVerdict } from '@saltbush/contract/release-api';
import { slownessText } from './slownessText.ts';
import { verdictText } from './verdictText.ts';

/** What is wrong with a release, as the reason of a rollback: that it fails, or else that it is slower. */
export function troubleText(verdict: ReleaseVerdict): string {
  const isFailing = verdict.verdict === 'worse' || verdict.verdict === 'looks-worse';
  return (isFailing ? null : slownessText(verdict)) ?? verdictText(verdict);
}
