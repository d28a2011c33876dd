import { Button, Notice } from '@saltbush/ui';
import type { Refusal } from '../queue/sendWaiting.ts';

/** What the gateway did not take, in its words. It is gone from the telephone, so the driver is told. */
export function Refusals({ refusals, onDismiss }: { refusals: readonly Refusal[]; onDismiss: () => void }) {
  if (refusals.length === 0) return null;
  const words = [...new Set(refusals.map(({ message }) => message))];
  return (
    <Notice tone="danger" title="Not taken" role="alert">
      {words.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <Button variant="secondary" size="large" onClick={onDismiss}>
        I have read it
      </Button>
    </Notice>
  );
}
