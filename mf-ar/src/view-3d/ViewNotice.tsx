import { Button } from '@saltbush/ui';
import type { ViewState } from './useModelView.ts';
import * as S from './ViewNotice.styles.ts';

const WORDS: Record<ViewState, string> = {
  ready: 'All six on one scale. Choose one to see it by itself, with its measures.',
  loading: 'The 3D view is on its way.',
  'on-request': 'Drawn to scale, to save data. Choose a truck to see it in 3D.',
  unsupported: 'Drawn to scale. This browser shows no 3D: switch on hardware acceleration, or use another browser.',
  failed: 'Drawn to scale. The 3D view did not load: check the connection, then try again.',
  lost: 'Drawn to scale. The device closed the 3D view, perhaps to save memory.',
};

/** Says what is shown, and why it is a drawing where it is one. */
export function ViewNotice({ state, onRetry }: { state: ViewState; onRetry: () => void }) {
  return (
    <S.Words role="status">
      <p>{WORDS[state]}</p>
      {(state === 'failed' || state === 'lost') && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </S.Words>
  );
}
