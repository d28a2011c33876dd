import { Button, icons, Notice } from '@saltbush/ui';
import type { Restored } from './useSetupForm.ts';

/** Says that answers of an earlier visit were restored, and how to delete them. */
export function RestoredNotice({ restored, onStartAgain }: { restored: Restored; onStartAgain: () => void }) {
  if (restored.status === 'none') return null;
  return (
    <Notice role="status" title="We kept what you typed on this device">
      <p>
        Carry on where you stopped.
        {restored.hadRateSheet && ' Only the rate sheet must be chosen again: files are not kept.'}
      </p>
      <p>
        <Button variant="secondary" size="small" iconBefore={icons.repeat} onClick={onStartAgain}>
          Start again
        </Button>
      </p>
    </Notice>
  );
}
