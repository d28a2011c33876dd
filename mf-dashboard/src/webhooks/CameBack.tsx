import type { WebhookAnswer } from '@saltbush/webhooks/api';
import * as S from './webhooks.styles.ts';

/** The beginning of what a system answered, as plain text whatever it was. */
export function CameBack({ answer: { text } }: { answer: WebhookAnswer }) {
  if (text === '') return null;
  return (
    <S.CameBack>
      <summary>What came back</summary>
      <pre>{text}</pre>
    </S.CameBack>
  );
}
