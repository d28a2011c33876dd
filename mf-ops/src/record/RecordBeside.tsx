import { Button, ButtonLink } from '@saltbush/ui';
import { type Ref, useId } from 'react';
import type { DeskRecord } from './desk-record.ts';
import * as S from './Record.styles.ts';
import { RecordBody } from './RecordBody.tsx';

interface RecordBesideProps<Detail> {
  record: DeskRecord<Detail>;
  recordKey: string;
  /** Its own page. */
  href: string;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** A record beside its list. Its name stays in sight. */
export function RecordBeside<Detail>({ record, recordKey, href, headingRef, onClose }: RecordBesideProps<Detail>) {
  const id = useId();
  const answer = record.useRecord(recordKey);
  return (
    <S.Beside aria-labelledby={id}>
      <S.BesideHead>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {record.titleOf(answer.currentData, recordKey)}
        </h2>
        <div>
          <ButtonLink variant="quiet" size="small" href={href}>
            Open its page
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={onClose}>
            Back to the list
          </Button>
        </div>
      </S.BesideHead>
      <S.BesideBody key={recordKey}>
        <RecordBody {...{ record, recordKey, answer }} />
      </S.BesideBody>
    </S.Beside>
  );
}
