import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { apiError } from '@saltbush/calls';
import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import type { DriverLinkMade, PositionFix } from '@saltbush/positions/api';
import { Button, icons, Notice, Skeleton, TextLink } from '@saltbush/ui';
import { useState } from 'react';
import { useDriverLinksQuery, useMakeDriverLinkMutation } from '../../api/driverLinks.ts';
import { failureText } from '../../api/failureText.ts';
import { deskMoment } from '../../consignment/deskTime.ts';
import { ShownOnce } from '../../console/ShownOnce.tsx';
import * as A from '../../sheet/acts.styles.ts';
import * as D from '../../sheet/DeskCard.styles.ts';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import * as S from './DriverCard.styles.ts';
import { DriverLinkRow } from './DriverLinkRow.tsx';
import { smsHref } from './smsHref.ts';

const FRESH = { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sourceOf = ({ from }: PositionFix, isShared: boolean): string => {
  if (from === 'event') return 'the place of the pickup or the delivery';
  return isShared ? "shared by the driver's telephone" : "the last that the driver's telephone shared";
};

/** The link with which a driver reports from a telephone, and where the freight is. */
export function DriverCard({ booking }: { booking: DeskBookingDetail }) {
  const { reference, allocation, details, pod } = booking;
  const { data, isFetching, refetch, ...query } = useDriverLinksQuery(reference, FRESH);
  const [make, { isLoading }] = useMakeDriverLinkMutation();
  const [submissionId, setSubmissionId] = useState(newSubmissionId);
  const [made, setMade] = useState<DriverLinkMade | null>(null);
  const showToast = useToast();
  const error = apiError(query.error);

  const onMake = async () => {
    const answer = await make({ reference, input: { submissionId } });
    const failed = apiError(answer.error);
    if (failed) showToast({ title: 'The link was not made', description: failureText(failed), tone: 'error' });
    else if (answer.data) {
      setMade(answer.data);
      setSubmissionId(newSubmissionId());
    }
  };
  const message = (url: string) =>
    `Saltbush Freight: your job ${reference}, ${details.pickup.suburb} to ${details.delivery.suburb}. Open it on your telephone: ${url}`;

  return (
    <DeskCard heading="Driver's link">
      {!data && !error && <Skeleton lines={2} />}
      {error && !data && (
        <Notice tone="danger" title="The links could not be read" role="alert">
          <p>{failureText(error)}</p>
          <Button size="small" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {data && (
        <>
          <D.Facts>
            <div>
              <dt>Freight is</dt>
              <dd>
                {data.latest ? (
                  <>
                    {capital(data.latest.place)}
                    <S.Source>
                      {deskMoment(data.latest.at)}, {sourceOf(data.latest, data.isShared)}
                    </S.Source>
                  </>
                ) : (
                  'Not known before the pickup'
                )}
              </dd>
            </div>
          </D.Facts>
          {made ? (
            <ShownOnce title="The link is made" secret={made.url} what="link" onClose={() => setMade(null)}>
              It opens this job for {allocation?.driver ?? 'the driver'} until {deskMoment(made.closesAt)}, and is shown
              only now.
            </ShownOnce>
          ) : (
            !pod && (
              <D.Lead>
                With a link the driver reports pickup, labels and delivery from a telephone, and shares where the
                freight is.
              </D.Lead>
            )
          )}
          {made && data.driverPhone && (
            <p data-print="hide">
              <TextLink href={smsHref(data.driverPhone, message(made.url))}>
                Send it as SMS to {data.driverPhone}
              </TextLink>
            </p>
          )}
          {!made && !pod && (
            <A.Buttons data-print="hide">
              <Button
                size="small"
                variant="secondary"
                iconBefore={icons.plus}
                busy={isLoading}
                busyLabel="Making it"
                onClick={() => void onMake()}
              >
                Make a link
              </Button>
            </A.Buttons>
          )}
          {data.links.length > 0 && (
            <S.Links aria-label="Links that were made">
              {data.links.map((link) => (
                <DriverLinkRow key={link.id} link={link} driver={allocation?.driver} />
              ))}
            </S.Links>
          )}
        </>
      )}
    </DeskCard>
  );
}
