import { Icon, icons, VisuallyHidden } from '@saltbush/ui';
import type { ConnectionState } from './release-stream.ts';
import * as S from './StreamSign.styles.ts';

const STATES = {
  connecting: { icon: icons.clock, label: 'Connecting' },
  live: { icon: icons.bolt, label: 'Live' },
  broken: { icon: icons.alert, label: 'Connection lost, trying again. What you see may be old.' },
} as const;

/** Says whether the page gets live updates. Announces only when they stop and when they return. */
export function StreamSign({ state, hasBroken }: { state: ConnectionState; hasBroken: boolean }) {
  const { icon, label } = STATES[state];
  return (
    <>
      <S.Line data-state={state} aria-hidden={state !== 'broken' || undefined}>
        <Icon path={icon} size={18} />
        {label}
      </S.Line>
      <VisuallyHidden role="status">
        {state === 'broken' && 'Connection lost, trying again.'}
        {state === 'live' && hasBroken && 'Connected again.'}
      </VisuallyHidden>
    </>
  );
}
