import { deliveredAtText, POD_PICTURES, type Pod, type PodPicture, podPlaceText } from '@saltbush/consignments/api';
import { Skeleton, TextLink } from '@saltbush/ui';
import { Suspense } from 'react';
import { podHref, podPictureHref } from '../../api/sendPodPicture.ts';
import { late } from '../../frame/late.tsx';
import * as D from '../../sheet/DeskCard.styles.ts';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import * as S from './pod.styles.ts';

const AddPicture = late(() => import('./AddPicture.tsx').then((module) => module.AddPicture));

const CAPTIONS: Record<PodPicture, string> = { photo: 'Photo', signature: 'Signature' };

interface PodCardProps {
  reference: string;
  pod: Pod;
  /** Called when a picture was added. */
  onChange: () => unknown;
}

/** The proof of delivery, and the form for a missing picture. */
export function PodCard({ reference, pod, onChange }: PodCardProps) {
  const has: Record<PodPicture, boolean> = { photo: pod.hasPhoto, signature: pod.hasSignature };
  const pictures = POD_PICTURES.filter((picture) => has[picture]);
  return (
    <DeskCard heading="Proof of delivery">
      <D.Facts>
        <div>
          <dt>Received by</dt>
          <dd>{pod.receiverName}</dd>
        </div>
        <div>
          <dt>Delivered</dt>
          <dd>{deliveredAtText(pod.deliveredAtLocal, pod.zoneAbbreviation)}</dd>
        </div>
        {pod.place && (
          <div>
            <dt>Recorded</dt>
            <dd>{podPlaceText(pod.place)}</dd>
          </div>
        )}
        <div>
          <dt>Pallets</dt>
          <dd>
            {pod.palletsIn} in, {pod.palletsOut} out
          </dd>
        </div>
        {pod.notes && (
          <div>
            <dt>Notes</dt>
            <dd>{pod.notes}</dd>
          </div>
        )}
      </D.Facts>
      {pictures.length > 0 && (
        <S.Pictures>
          {pictures.map((picture) => (
            <figure key={picture}>
              <a href={podPictureHref(reference, picture)} target="_blank" rel="noreferrer">
                <img
                  src={podPictureHref(reference, picture)}
                  alt={`${CAPTIONS[picture]} of the delivery of ${reference}`}
                />
              </a>
              <figcaption>
                {CAPTIONS[picture]}{' '}
                <TextLink href={podPictureHref(reference, picture)} download>
                  Download {CAPTIONS[picture].toLowerCase()}
                </TextLink>
              </figcaption>
            </figure>
          ))}
        </S.Pictures>
      )}
      <div data-print="hide">
        <TextLink href={podHref(reference)} download>
          Download all of it as a PDF
        </TextLink>
      </div>
      <Suspense fallback={<Skeleton height="2rem" />}>
        {POD_PICTURES.filter((picture) => !has[picture]).map((picture) => (
          <AddPicture key={picture} reference={reference} picture={picture} onSent={onChange} />
        ))}
      </Suspense>
    </DeskCard>
  );
}
