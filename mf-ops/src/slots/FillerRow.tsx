import type { SlotFiller } from '@saltbush/contract/release-api';
import { Badge } from '@saltbush/ui';
import * as R from '../console/rows.styles.ts';
import { ReleaseLink } from './ReleaseLink.tsx';

const SEEN_BY: Record<string, string> = {
  everyone: 'everybody',
  'signed-in': 'whoever is signed in',
  staff: 'staff',
  ops: 'operators',
};

const LEFT_OUT = {
  kept: 'The slot is kept for other remotes. Its team has to let this one in, with from in its remote.config.ts.',
  values: 'The slot gives other values than the part takes. One of the two teams has to release a change.',
  full: 'There is no room left. The team of the page can make some, with atMost in its remote.config.ts.',
} as const;

/** A part for a slot: whose, for whom, and why it is left out if it is. */
export function FillerRow({ remote, version, part, access, isQuiet, leftOut }: SlotFiller) {
  return (
    <li>
      <R.What>
        <ReleaseLink name={remote} version={version} />
        {leftOut !== null && <Badge tone="warn">Left out</Badge>}
      </R.What>
      <R.Soft>
        {leftOut === null
          ? `${part}: ${SEEN_BY[access] ?? access}${isQuiet ? ', without a script' : ''}`
          : LEFT_OUT[leftOut]}
      </R.Soft>
    </li>
  );
}
