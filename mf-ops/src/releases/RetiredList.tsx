import type { RetiredRemote } from '@saltbush/contract/release-api';
import { Moment } from '../console/Moment.tsx';
import * as R from '../console/rows.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';

interface RetiredListProps {
  /** Latest first. */
  retired: readonly RetiredRemote[];
  /** Milliseconds. */
  now: number;
}

/** Remotes that were taken off the site; each links to the page that brings it back. */
export function RetiredList({ retired, now }: RetiredListProps) {
  return (
    <DeskCard heading="Off the site">
      <R.Rows>
        {retired.map(({ name, version, retiredAt, actor, reason }) => (
          <li key={name}>
            <R.What>
              <a href={`/ops/releases/${name}`}>{name}</a> {version}
            </R.What>
            <R.Soft>
              Taken off <Moment at={retiredAt} now={now} /> by {actor}: {reason}
            </R.Soft>
          </li>
        ))}
      </R.Rows>
    </DeskCard>
  );
}
