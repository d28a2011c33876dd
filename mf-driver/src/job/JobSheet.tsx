import type { DriverJob } from '@saltbush/positions/api';
import { Button, Disclosure } from '@saltbush/ui';
import { useState } from 'react';
import type { Watching } from '../position/usePositions.ts';
import { Confirmed } from './Confirmed.tsx';
import { GoodsPart } from './GoodsPart.tsx';
import * as S from './job.styles.ts';
import { pickupQuestion } from './pickupQuestion.ts';
import { SharingPart } from './SharingPart.tsx';
import { StartAct } from './StartAct.tsx';
import { StopCard } from './StopCard.tsx';
import type { Step } from './stepOf.ts';

interface JobSheetProps {
  job: DriverJob;
  step: 'start' | 'pickup' | 'deliver';
  isSharing: boolean;
  watching: Watching;
  onStart: (choice: { isSharing: boolean }) => void;
  onShare: () => void;
  onStopSharing: () => void;
  onScan: () => void;
  onPickedUp: () => void;
  onDeliver: () => void;
}

const HEADINGS: Record<JobSheetProps['step'], (job: DriverJob) => string> = {
  start: ({ pickup, delivery }) => `${pickup.suburb} to ${delivery.suburb}`,
  pickup: ({ pickup }) => `Pick up at ${pickup.businessName}`,
  deliver: ({ delivery }) => `Deliver to ${delivery.businessName}`,
};

const STAGES = { start: null, pickup: 'pickup', deliver: 'delivery' } as const satisfies Partial<Record<Step, unknown>>;

/** A job that is to be done: where to, what, whom to call, and the one thing to do next. */
export function JobSheet({ job, step, isSharing, watching, ...acts }: JobSheetProps) {
  const [isAsked, setIsAsked] = useState(false);
  const pickup = <StopCard title="Pickup" stop={job.pickup} />;
  const delivery = <StopCard title="Delivery" stop={job.delivery} />;
  return (
    <>
      <S.Head>
        <p>
          Job {job.reference}
          {job.vehicle ? `, ${job.vehicle}` : ''}
        </p>
        <h1>{HEADINGS[step](job)}</h1>
        {job.driver && <p>For {job.driver}</p>}
      </S.Head>
      {step === 'deliver' ? delivery : pickup}
      <GoodsPart job={job} stage={STAGES[step]} onScan={acts.onScan} />
      {step === 'start' && delivery}
      {step === 'pickup' && <Disclosure title="Then: delivery">{delivery}</Disclosure>}
      {step !== 'start' && (
        <SharingPart isSharing={isSharing} watching={watching} onShare={acts.onShare} onStop={acts.onStopSharing} />
      )}
      {step === 'start' && <StartAct onStart={acts.onStart} />}
      {step === 'pickup' && (
        <S.Act>
          {isAsked ? (
            <Confirmed
              question={pickupQuestion(job)}
              yes="Yes, picked up"
              onYes={acts.onPickedUp}
              onNo={() => setIsAsked(false)}
            />
          ) : (
            <Button size="large" isFullWidth onClick={() => setIsAsked(true)}>
              Picked up
            </Button>
          )}
        </S.Act>
      )}
      {step === 'deliver' && (
        <S.Act>
          <Button size="large" isFullWidth onClick={acts.onDeliver}>
            Deliver
          </Button>
        </S.Act>
      )}
    </>
  );
}
