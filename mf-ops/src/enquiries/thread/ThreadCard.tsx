import type { DeskEnquiryDetail } from '@saltbush/enquiries/api';
import { Button } from '@saltbush/ui';
import { useRef, useState } from 'react';
import { deskMoment } from '../../consignment/deskTime.ts';
import { DeskCard } from '../../sheet/DeskCard.tsx';
import * as S from '../../sheet/Thread.styles.ts';
import type { TrailFact } from '../../sheet/trail-fact.ts';
import { HeardForm } from './HeardForm.tsx';
import { ThreadEntry } from './ThreadEntry.tsx';

interface ThreadCardProps {
  enquiry: DeskEnquiryDetail;
  facts: readonly TrailFact[];
  refetch: () => unknown;
}

/** Everything that went between us and whoever wrote, oldest first. Notes of staff stand in the trail. */
export function ThreadCard({ enquiry, facts, refetch }: ThreadCardProps) {
  const { name, receivedAt, message, trail } = enquiry;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };

  return (
    <DeskCard heading="Thread">
      <S.Entries>
        <S.Entry>
          <S.Who>
            <strong>{name}</strong>, contact form, <time dateTime={receivedAt}>{deskMoment(receivedAt)}</time>
          </S.Who>
          <S.Words>{message}</S.Words>
        </S.Entry>
        {trail.map(
          (entry, index) =>
            entry.kind !== 'step' && (
              // Entries are only ever appended, so the index identifies them.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <ThreadEntry key={index} {...{ entry, enquiry }} />
            ),
        )}
      </S.Entries>
      <div data-print="hide">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          ref={opener}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          Add what they answered
        </Button>
      </div>
      {isOpen && <HeardForm {...{ enquiry, facts, refetch }} onDone={close} />}
    </DeskCard>
  );
}
