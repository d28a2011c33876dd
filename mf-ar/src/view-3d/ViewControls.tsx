import { Icon, icons, Tooltip } from '@saltbush/ui';
import type { KeyboardEvent } from 'react';
import type { ModelView } from '../engine/createModelView.ts';
import * as S from './ViewControls.styles.ts';

const STEP_DEGREES = 15;
const STEP_ZOOM = 1.25;

/** What a key does while the bar has focus; null for other keys. */
function actionOf(key: string, view: ModelView): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => view.turn(-STEP_DEGREES);
    case 'ArrowRight':
      return () => view.turn(STEP_DEGREES);
    case 'ArrowUp':
    case '+':
    case '=':
      return () => view.zoom(STEP_ZOOM);
    case 'ArrowDown':
    case '-':
      return () => view.zoom(1 / STEP_ZOOM);
    case 'Home':
      return view.reset;
    default:
      return null;
  }
}

const BUTTONS = [
  { label: 'Turn left', icon: icons.arrowLeft, key: 'ArrowLeft' },
  { label: 'Turn right', icon: icons.arrowRight, key: 'ArrowRight' },
  { label: 'Zoom in', icon: icons.plus, key: '+' },
  { label: 'Zoom out', icon: icons.minus, key: '-' },
  { label: 'Reset the view', icon: icons.repeat, key: 'Home' },
] as const;

/** Turns and zooms without dragging, by buttons and by arrow keys, plus, minus and Home. */
export function ViewControls({ view }: { view: ModelView }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? null : actionOf(event.key, view);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <S.Bar role="group" aria-label="Turn and zoom the 3D view" onKeyDown={onKeyDown}>
      {BUTTONS.map(({ label, icon, key }) => (
        <S.Control key={key} type="button" aria-label={label} onClick={() => actionOf(key, view)?.()}>
          <Icon path={icon} size={20} />
          <Tooltip>{label}</Tooltip>
        </S.Control>
      ))}
    </S.Bar>
  );
}
