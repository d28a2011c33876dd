import { apiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { TERMS } from '@saltbush/freight';
import { BOOKED_AT, pickupName, ruleText, type StandingPickup } from '@saltbush/standing-pickups/api';
import { Button, Notice } from '@saltbush/ui';
import { type MouseEvent, useState } from 'react';
import { useChangeStandingPickupMutation } from '../api/changeStandingPickup.ts';
import { useLazyStandingPickupsQuery } from '../api/standingPickups.ts';
import { RuleForm } from './RuleForm.tsx';
import { ruleFaults, valuesOf } from './rule-values.ts';
import * as S from './standing.styles.ts';

interface ChangeStandingProps {
  pickup: StandingPickup;
  /** Whether saving lets a paused one go on. */
  goesOn: boolean;
  onDone: (pickup: StandingPickup) => void;
  /** Somebody else ended it meanwhile. */
  onGone: () => void;
  onCancel: () => void;
}

/**
 * Changes the days of a standing pickup. When somebody else was quicker, the client decides between theirs and what was
 * chosen here.
 */
export function ChangeStanding({ pickup, goesOn, onDone, onGone, onCancel }: ChangeStandingProps) {
  const [change, { isLoading }] = useChangeStandingPickupMutation();
  const [readAgain] = useLazyStandingPickupsQuery();
  /** What the form was filled with, and what it may replace. */
  const [seen, setSeen] = useState({ first: valuesOf(pickup), key: pickup.version, pickup });
  const [theirs, setTheirs] = useState<StandingPickup | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { reference } = pickup;
  const { needsTerms, isPaused } = seen.pickup;

  const settle = () => {
    setTheirs(null);
    setFailure(null);
  };
  const takeTheirs = (newer: StandingPickup) => {
    setSeen({ first: valuesOf(newer), key: newer.version, pickup: newer });
    settle();
  };
  const keepMine = (newer: StandingPickup, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setSeen((known) => ({ ...known, pickup: newer }));
    settle();
    // This button goes with its notice, so the focus moves to what comes next.
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  return (
    <RuleForm
      key={seen.key}
      label={`Change ${pickupName(pickup)}`}
      first={seen.first}
      terms={needsTerms ? 'asked' : 'accepted'}
      explanation={`What is booked already stays as it is. The next days are booked the business day before at ${BOOKED_AT}, at the price of that day.`}
      confirm={goesOn ? 'Save and go on' : 'Save the change'}
      isBusy={isLoading}
      failure={failure}
      failed="Not saved"
      instead={
        theirs && (
          <Notice tone="warn" title="Somebody else changed it meanwhile" role="alert">
            <p>
              It now says {ruleText(theirs)}
              {theirs.isPaused && ', and is paused'}. What you chose is still here.
            </p>
            <S.Buttons>
              <Button size="small" variant="secondary" onClick={(event) => keepMine(theirs, event)}>
                Keep what I chose
              </Button>
              <Button size="small" variant="quiet" onClick={() => takeTheirs(theirs)}>
                Take theirs
              </Button>
            </S.Buttons>
          </Notice>
        )
      }
      onType={() => setFailure(null)}
      onSave={async ({ weekdays, until, isAccepted }) => {
        settle();
        const { data, error } = await change({
          reference,
          change: {
            ...{ version: seen.pickup.version, weekdays, until, isPaused: isPaused && !goesOn },
            termsVersion: needsTerms && isAccepted ? TERMS.version : '',
          },
        });
        if (data) {
          onDone(data);
          return;
        }
        const refused = apiError(error);
        setFailure(refused);
        // The terms may have changed since the list was read.
        if (ruleFaults(refused).some(({ field }) => field === 'termsVersion')) {
          setSeen((known) => ({ ...known, pickup: { ...known.pickup, needsTerms: true } }));
        }
        const code = refused?.problem?.code;
        if (code === 'not-found') onGone();
        if (code !== 'stale') return;
        const { data: list } = await readAgain(undefined);
        const newer = list?.rows.find((row) => row.reference === reference);
        if (newer) setTheirs(newer);
        else if (list) onGone();
      }}
      onCancel={onCancel}
    />
  );
}
