import type { DeskBookingDetail } from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import type { IsoDate } from '@saltbush/freight';
import { Button, Skeleton } from '@saltbush/ui';
import { Suspense, useRef, useState } from 'react';
import { late } from '../frame/late.tsx';
import * as S from '../sheet/acts.styles.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { AllocateHere } from './AllocateHere.tsx';
import { ActForm } from './acts/ActForm.tsx';
import { ACTS, type ActId } from './acts/acts.data.ts';
import { actsOf } from './acts/actsOf.ts';

/** Loaded on demand, because it includes the signature pad, which few visits need. */
const PodForm = late(() => import('./pod/PodForm.tsx').then((module) => module.PodForm));

interface ActsPanelProps {
  booking: DeskBookingDetail;
  today: IsoDate;
  refetch: () => unknown;
}

/** Acts that are possible now. A form opens below the buttons, and stays until it is sent or closed. */
export function ActsPanel({ booking, today, refetch }: ActsPanelProps) {
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openAct, setOpenAct] = useState<ActId | null>(null);
  const { moves, remarks } = actsOf(booking);
  const [isWritten, setIsWritten] = useState(false);
  // Older gateways do not say which depot has it, so there is no list to choose from.
  const isByList = (openAct === 'allocated' || openAct === 'reallocate') && booking.depot !== undefined && !isWritten;
  const isPossible = openAct !== null && [...moves, ...remarks].includes(openAct);

  const close = () => {
    setOpenAct(null);
    setIsWritten(false);
    heading.current?.focus();
  };
  const form = {
    booking,
    today,
    isPossible,
    refetch,
    onCancel: close,
    onDone: (id: ActId) => {
      showToast({ title: `${booking.reference} ${ACTS[id].done}`, tone: 'success' });
      close();
    },
    onKeepAsNote: remarks.includes('note') ? () => setOpenAct('note') : null,
  };
  const opener = (id: ActId, variant: 'primary' | 'secondary' | 'danger' | 'quiet') => (
    <Button key={id} size="small" variant={variant} aria-expanded={openAct === id} onClick={() => setOpenAct(id)}>
      {ACTS[id].label}
    </Button>
  );

  return (
    <DeskCard heading="What next" print="hide" headingRef={heading}>
      {moves.length > 0 && (
        <S.Buttons>
          {moves.map((id, index) => opener(id, ACTS[id].isGrave ? 'danger' : index === 0 ? 'primary' : 'secondary'))}
        </S.Buttons>
      )}
      {remarks.length > 0 && <S.Buttons data-quiet>{remarks.map((id) => opener(id, 'quiet'))}</S.Buttons>}
      {moves.length === 0 && remarks.length === 0 && openAct === null && (
        <p>This booking is closed. What happened stands in its trail.</p>
      )}
      {openAct === 'delivered' && (
        <Suspense fallback={<Skeleton lines={4} height="2rem" />}>
          <PodForm {...form} />
        </Suspense>
      )}
      {openAct !== null && openAct !== 'delivered' && !isByList && <ActForm {...form} id={openAct} />}
      {isByList && openAct !== null && (
        <AllocateHere
          {...{ booking, today, refetch }}
          onDone={() => form.onDone(openAct)}
          onCancel={close}
          onWrite={() => setIsWritten(true)}
        />
      )}
    </DeskCard>
  );
}
