import type { SetMember } from '@saltbush/contract/release-api';
import { membersText } from '../console/membersText.ts';

/** What taking a set back does: `Everybody gets mf-quote 1.5.0 and shell 1.0.0 again, and mf-new leaves the site`. */
export function wayBackText(releases: readonly SetMember[]): string {
  const back = releases.filter(({ before }) => before !== null).map((one) => ({ ...one, version: one.before }));
  const gone = releases.filter(({ before }) => before === null).map(({ name }) => name);
  const leaving = `${gone.join(', ')} ${gone.length === 1 ? 'leaves' : 'leave'} the site`;
  if (back.length === 0) return leaving;
  const again = `Everybody gets ${membersText(back)} again`;
  return gone.length === 0 ? again : `${again}, and ${leaving}`;
}
