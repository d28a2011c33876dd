import type { DriverJob } from '@saltbush/positions/api';
import { Suspense, useEffect, useState } from 'react';
import { askForPosition } from '../position/askForPosition.ts';
import type { Fix } from '../position/isDue.ts';
import { usePositions } from '../position/usePositions.ts';
import type { JobKeeper, JobView } from '../queue/createJobKeeper.ts';
import type { Pictures } from '../store/JobStore.ts';
import { JobAge } from './JobAge.tsx';
import { JobOver } from './JobOver.tsx';
import { JobSheet } from './JobSheet.tsx';
import * as S from './job.styles.ts';
import { LateDeliveryForm, LateScanPanel } from './late-parts.ts';
import { Reading } from './NoJob.tsx';
import { Refusals } from './Refusals.tsx';
import { StatusBar } from './StatusBar.tsx';
import { sharingText } from './sharingText.ts';
import { stepOf } from './stepOf.ts';

interface OpenJobProps {
  job: DriverJob;
  view: JobView;
  keeper: JobKeeper;
}

const measured = ({ latitude, longitude, accuracyM }: Fix) => ({ latitude, longitude, accuracyM });
const NOWHERE = { latitude: null, longitude: null, accuracyM: null };

/** A job that the telephone has. */
export function OpenJob({ job, view, keeper }: OpenJobProps) {
  const { isStarted, isSharing, refusals } = view;
  const step = stepOf(job, isStarted);
  const [part, setPart] = useState<'sheet' | 'scan' | 'proof'>('sheet');
  const watching = usePositions(isSharing && job.takesPositions, (fix) => {
    void keeper.report({ kind: 'position', ...measured(fix) }, fix.atMs);
  });

  useEffect(() => {
    // Each part begins at its top.
    if (part !== 'sheet' || step) scrollTo(0, 0);
  }, [part, step]);

  const share = async () => {
    const asked = await askForPosition();
    await keeper.choose({ isSharing: asked.status !== 'refused' });
  };

  const deliver = async (receivedBy: string, pictures: Pictures) => {
    const atMs = Date.now();
    const asked = isSharing ? await askForPosition() : null;
    const place = asked?.status === 'known' ? measured(asked.fix) : NOWHERE;
    await keeper.report({ kind: 'delivered', receivedBy, ...place }, atMs, pictures);
    setPart('sheet');
  };

  const isOver = step === 'done' || step === 'called-off';
  return (
    <>
      <StatusBar
        shared={sharingText({ step, isSharing, takesPositions: job.takesPositions, watching })}
        connection={view}
      />
      <S.Page>
        <Refusals refusals={refusals} onDismiss={keeper.dismissRefusals} />
        <Suspense fallback={<Reading />}>
          {isOver && <JobOver job={job} isDelivered={step === 'done'} view={view} />}
          {!isOver && part === 'scan' && (
            <LateScanPanel
              job={job}
              stage={step === 'deliver' ? 'delivery' : 'pickup'}
              onScan={(sscc) =>
                void keeper.report(
                  { kind: 'scan', sscc, stage: step === 'deliver' ? 'delivery' : 'pickup' },
                  Date.now(),
                )
              }
              onClose={() => setPart('sheet')}
            />
          )}
          {!isOver && part === 'proof' && (
            <LateDeliveryForm job={job} isSharing={isSharing} onDeliver={deliver} onBack={() => setPart('sheet')} />
          )}
          {!isOver && part === 'sheet' && (
            <>
              <JobAge {...view} />
              <JobSheet
                job={job}
                step={step}
                isSharing={isSharing}
                watching={watching}
                onStart={(choice) => void keeper.choose({ ...choice, isStarted: true })}
                onShare={() => void share()}
                onStopSharing={() => void keeper.choose({ isSharing: false })}
                onScan={() => setPart('scan')}
                onPickedUp={() => void keeper.report({ kind: 'picked-up' }, Date.now())}
                onDeliver={() => setPart('proof')}
              />
            </>
          )}
        </Suspense>
      </S.Page>
    </>
  );
}
