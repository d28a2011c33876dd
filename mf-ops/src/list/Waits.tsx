import { Badge } from '@saltbush/ui';
import * as S from './Waits.styles.ts';
import { dueText, waitText } from './waitText.ts';

interface WaitsProps {
  /** ISO 8601. Null: nobody waits. */
  since: string | null;
  /** When an answer is due, where that is known. */
  due?: string | null;
  now: number;
}

/** How long somebody waits for an answer, and how long there is left to give it. */
export function Waits({ since, due = null, now }: WaitsProps) {
  if (since === null) return null;
  const left = due === null ? null : dueText(due, now);
  const waited = waitText(since, now);
  if (left === null) return <S.Span>{waited}</S.Span>;
  return (
    <>
      <S.Span>{left.isLate ? waited : `${waited},`}</S.Span>{' '}
      {left.isLate ? <Badge tone="danger">{left.text}</Badge> : <S.Span>{left.text}</S.Span>}
    </>
  );
}
