import type { ApiError } from '@saltbush/contract/api';
import { keepTogether, Notice } from '@saltbush/ui';
import type { WebhookAnswer } from '@saltbush/webhooks/api';
import { CameBack } from './CameBack.tsx';
import { actFailure } from './webhook-values.ts';
import { answerText } from './webhook-words.ts';

interface TestOutcomeProps {
  answer: WebhookAnswer | undefined;
  failure: ApiError | null;
}

/** What came back from a test. */
export function TestOutcome({ answer, failure }: TestOutcomeProps) {
  if (failure) {
    return (
      <Notice tone="danger" title="The test was not sent" role="alert">
        <p>{keepTogether(actFailure(failure))}</p>
      </Notice>
    );
  }
  if (!answer) return null;
  const { fault } = answer;
  return (
    <Notice
      tone={fault === '' ? 'good' : 'warn'}
      title={fault === '' ? 'Your system took the test' : 'Your system did not take the test'}
      role="status"
    >
      <p>{[answerText(answer), fault].filter(Boolean).join(' ')}</p>
      <CameBack answer={answer} />
    </Notice>
  );
}
