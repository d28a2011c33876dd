import { useToast } from '@saltbush/contract';
import type { LiveSetReport } from '@saltbush/contract/release-api';
import { Button } from '@saltbush/ui';
import { useState } from 'react';
import { Moment } from '../console/Moment.tsx';
import { membersText } from '../console/membersText.ts';
import * as R from '../console/rows.styles.ts';
import { useReturnFocus } from '../console/useReturnFocus.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { SetRollbackForm } from './SetRollbackForm.tsx';

interface SetListProps {
  /** Latest first. */
  sets: readonly LiveSetReport[];
  /** Milliseconds. */
  now: number;
  refetch: () => unknown;
}

/** Releases that went live together, one line for each set, with a button that takes all of them back. */
export function SetList({ sets, now, refetch }: SetListProps) {
  const showToast = useToast();
  const [open, setOpen] = useState<number | null>(null);
  const opener = useReturnFocus<HTMLDivElement>(open !== null);
  return (
    <DeskCard heading="Live together">
      <div ref={opener} tabIndex={-1}>
        <R.Rows>
          {sets.map((set) => (
            <li key={set.revision}>
              <R.What>{membersText(set.releases)}</R.What>
              <R.Soft>
                Set {set.revision}, <Moment at={set.at} now={now} /> by {set.actor}: {set.reason}
              </R.Soft>
              {open === set.revision ? (
                <SetRollbackForm
                  {...{ set, refetch }}
                  onCancel={() => setOpen(null)}
                  onDone={() => {
                    showToast({ title: `Set ${set.revision} taken back`, tone: 'success' });
                    setOpen(null);
                  }}
                />
              ) : (
                <div>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Take all of them back, set ${set.revision}`}
                    onClick={() => setOpen(set.revision)}
                  >
                    Take all of them back
                  </Button>
                </div>
              )}
            </li>
          ))}
        </R.Rows>
      </div>
    </DeskCard>
  );
}
