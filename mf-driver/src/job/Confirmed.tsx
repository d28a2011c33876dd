import { Button } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import * as S from './job.styles.ts';

interface ConfirmedProps {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more before what cannot be taken back: gloves press buttons that nobody meant. */
export function Confirmed({ question, yes, onYes, onNo }: ConfirmedProps) {
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    asked.current?.focus();
  }, []);
  return (
    <S.Ask role="group" aria-labelledby="question">
      <p ref={asked} id="question" tabIndex={-1}>
        <strong>{question}</strong>
      </p>
      <Button size="large" isFullWidth onClick={onYes}>
        {yes}
      </Button>
      <Button size="large" variant="secondary" isFullWidth onClick={onNo}>
        Not yet
      </Button>
    </S.Ask>
  );
}
