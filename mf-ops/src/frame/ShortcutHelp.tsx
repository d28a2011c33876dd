import { Button, CheckboxField } from '@saltbush/ui';
import { useEffect, useId, useRef } from 'react';
import * as S from './ShortcutHelp.styles.ts';
import type { Shortcut } from './shortcut.ts';

interface ShortcutHelpProps {
  isOpen: boolean;
  shortcuts: readonly Shortcut[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keyboard shortcuts, and a switch that turns them off. */
export function ShortcutHelp({ isOpen, shortcuts, isOn, onSwitch, onClose }: ShortcutHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <S.Dialog ref={dialog} aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>Keyboard</h2>
      <S.Keys>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </S.Keys>
      <CheckboxField
        label="Use these keys"
        name="shortcuts"
        help="They never work while you type. Everything can also be reached by mouse, touch and the Tab key."
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <Button size="small" variant="secondary" onClick={onClose}>
        Close
      </Button>
    </S.Dialog>
  );
}
