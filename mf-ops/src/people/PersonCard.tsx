import { PERSON_PART_IDS, PERSON_PARTS, type PersonAct, type PersonFound } from '@saltbush/business-api/people';
import { Button, FactList, Notice } from '@saltbush/ui';
import { useEffect, useRef, useState } from 'react';
import { deskMoment } from '../consignment/deskTime.ts';
import { DeskCard } from '../sheet/DeskCard.tsx';
import { EraseForm } from './EraseForm.tsx';
import { ExportForm } from './ExportForm.tsx';
import * as S from './PeoplePage.styles.ts';

interface PersonCardProps {
  person: PersonFound;
  /** Called when this form had been sent before and the act was done, so that the data is read again. */
  onErased: (act: PersonAct) => void;
}

/** What is stored under an address, and what can be done with it. */
export function PersonCard({ person, onErased }: PersonCardProps) {
  const { email, parts, acts } = person;
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const held = PERSON_PART_IDS.flatMap((id) => {
    const count = parts[id] ?? 0;
    return count > 0 ? [{ term: PERSON_PARTS[id].label, detail: String(count) }] : [];
  });
  const erased = acts.find(({ kind }) => kind !== 'export');

  useEffect(() => {
    heading.current?.focus();
  }, []);
  const close = () => {
    setOpen(null);
    buttons.current?.focus();
  };

  return (
    <DeskCard heading={`About ${email}`} headingRef={heading}>
      {erased && (
        <Notice tone="info" title={`Erased on ${deskMoment(erased.at)}`}>
          <p>
            By {erased.actor}. {erased.pseudonym} stands in the place of the name; what the law asks for is kept under
            it.
          </p>
        </Notice>
      )}
      {held.length === 0 ? (
        <p>{erased ? 'Nothing has come in since.' : 'Nothing is held about this address.'}</p>
      ) : (
        <>
          <FactList rows={held} align="end" aria-label="What is held" />
          <S.Acts ref={buttons} tabIndex={-1} role="group" aria-label="What to do">
            <Button
              size="small"
              variant="secondary"
              aria-expanded={open === 'export'}
              onClick={() => setOpen('export')}
            >
              Download a copy
            </Button>
            <Button size="small" variant="danger" aria-expanded={open === 'erase'} onClick={() => setOpen('erase')}>
              Erase the person
            </Button>
          </S.Acts>
        </>
      )}
      {open === 'export' && <ExportForm email={email} onCancel={close} />}
      {open === 'erase' && <EraseForm email={email} onCancel={close} onDone={onErased} />}
    </DeskCard>
  );
}
