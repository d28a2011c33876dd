import { useToast } from '@saltbush/contract';
import type { LiveRelease } from '@saltbush/contract/release-api';
import { Button, icons } from '@saltbush/ui';
import { useState } from 'react';
import { useReturnFocus } from '../useReturnFocus.ts';
import * as S from './RollbackAct.styles.ts';
import { RollbackForm } from './RollbackForm.tsx';

/** What all visitors get after a rollback, which ends a candidate first. Null when there is nothing to go back to. */
function rollbackTarget({ version, before, candidate }: LiveRelease): string | null {
  return candidate ? version : before;
}

interface RollbackActProps {
  live: LiveRelease;
  /** What is wrong with the release, used as the suggested reason; null when nothing is. */
  trouble: string | null;
  refetch: () => unknown;
  /** Called when the form opens and closes. */
  onAnswering?: (isAnswering: boolean) => void;
}

/** Rolls back in two presses: one here, one to confirm. */
export function RollbackAct({ live, trouble, refetch, onAnswering }: RollbackActProps) {
  const showToast = useToast();
  const [to, setTo] = useState<string | null>(null);
  const opener = useReturnFocus<HTMLDivElement>(to !== null);
  const target = rollbackTarget(live);

  const open = (version: string) => {
    setTo(version);
    onAnswering?.(true);
  };
  const close = () => {
    setTo(null);
    onAnswering?.(false);
  };
  if (to !== null) {
    return (
      <RollbackForm
        {...{ live, to, trouble, refetch }}
        onCancel={close}
        onDone={() => {
          showToast({ title: `${live.name} rolled back`, description: `Everybody gets ${to} now.`, tone: 'success' });
          close();
        }}
      />
    );
  }
  return (
    <S.Emergency ref={opener} tabIndex={-1}>
      {target === null ? (
        <p>Nothing of {live.name} was live before that could be live again.</p>
      ) : (
        <Button size="large" variant="danger" iconBefore={icons.repeat} onClick={() => open(target)}>
          Roll back {live.name} to {target}
        </Button>
      )}
    </S.Emergency>
  );
}
