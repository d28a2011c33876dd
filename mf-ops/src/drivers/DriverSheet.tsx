import { apiError } from '@saltbush/calls';
import type { DeskDriverDetail, MoveDriverInput } from '@saltbush/drivers/api';
import { Badge } from '@saltbush/ui';
import { useMoveDriverMutation } from '../api/moveDriver.ts';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { NoteActs } from '../sheet/NoteActs.tsx';
import * as S from '../sheet/Sheet.styles.ts';
import { Trail } from '../sheet/Trail.tsx';
import { ApplicantCard } from './ApplicantCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { DECISIONS } from './driver-acts.data.ts';
import { DRIVER_STATUS_LABELS, PURPOSES } from './driver-statuses.data.ts';
import { driverTrail } from './driverTrail.ts';
import { openDocuments, possibleDecisions } from './possibleActs.ts';

interface DriverSheetProps {
  detail: DeskDriverDetail;
  refetch: () => unknown;
}

/** The application as compliance works on it: documents first, then the decision. */
export function DriverSheet({ detail: driver, refetch }: DriverSheetProps) {
  const { reference, status, purpose, version, abnVerified } = driver;
  const [move] = useMoveDriverMutation();
  const facts = driverTrail(driver.trail);
  const open = openDocuments(driver);
  const { label, tone } = DRIVER_STATUS_LABELS[status];
  const target = { thing: 'application', reference, version, standing: label };

  const send = async (input: MoveDriverInput) => apiError((await move({ reference, move: input })).error);

  return (
    <S.Layout>
      <S.Summary aria-label="How it stands">
        <S.Badges>
          <Badge tone={tone}>{label}</Badge>
          <Badge>{PURPOSES[purpose]}</Badge>
          {!abnVerified && <Badge tone="warn">Check the ABN</Badge>}
        </S.Badges>
        <dl>
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>{deskMoment(driver.submittedAt)}</dd>
          </div>
        </dl>
      </S.Summary>
      <S.Work>
        <DeskCard heading="What next" print="hide">
          {status !== 'received' && <p>The decision is made. What led to it stands in the trail.</p>}
          {status === 'received' && open.length > 0 && (
            <p>The driver can be approved once every document is verified or not needed. {open.length} to go.</p>
          )}
          <NoteActs
            acts={DECISIONS}
            possible={possibleDecisions(driver)}
            target={target}
            facts={facts}
            send={(decision, note, seen) => send({ version: seen, document: null, status: decision, note })}
            refetch={refetch}
          />
        </DeskCard>
      </S.Work>
      <S.Facts>
        <DocumentsCard
          driver={driver}
          target={target}
          facts={facts}
          send={(document, act, note, seen) => send({ version: seen, document, status: act, note })}
          refetch={refetch}
        />
        <ApplicantCard driver={driver} />
      </S.Facts>
      <S.Past>
        <Trail facts={facts} />
      </S.Past>
    </S.Layout>
  );
}
