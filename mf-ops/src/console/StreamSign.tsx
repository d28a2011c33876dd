import { Icon, VisuallyHidden } from '@saltbush/ui';
import type { LineState } from './release-stream.ts';
import * as S from './StreamSign.styles.ts';

const LINES = {
  connecting: { icon: 'clock', label: 'Connecting' },
  live: { icon: 'bolt', label: 'Live' },
  broken: { icon: 'alert', label: 'Connection lost, trying again. What you see may be old.' },
} as const;

/** Says whether the page gets live updates. Announces only when they stop and when they return. */
export function StreamSign({ line, hasBroken }: { line: LineState; hasBroken: boolean }) {
  const { icon, label } = LINES[line];
  return (
    <>
      <S.Line data-line={line} aria-hidden={line !== 'broken' || undefined}>
        <Icon name={icon} size={18} />
        {label}
      </S.Line>
      <VisuallyHidden role="status">
        {line === 'broken' && 'Connection lost, trying again.'}
        {line === 'live' && hasBroken && 'Connected again.'}
      </VisuallyHidden>
    </>
  );
}
