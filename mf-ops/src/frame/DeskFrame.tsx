import { Button } from '@saltbush/ui';
import { type ReactNode, useMemo, useState } from 'react';
import * as S from './DeskFrame.styles.ts';
import { DESK_AREAS } from './desk-areas.data.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { Shortcut } from './shortcut.ts';
import { useShortcutSetting } from './useShortcutSetting.ts';
import { useShortcuts } from './useShortcuts.ts';
import { WorkFrame } from './WorkFrame.tsx';

interface DeskFrameProps {
  title: string;
  /** Around the heading: link back, and age of the data. */
  above?: ReactNode;
  beside?: ReactNode;
  /** Keys of this page, besides those of every page. */
  shortcuts?: readonly Shortcut[];
  children: ReactNode;
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

/** The host follows these keys; the list mentions them. */
const AREA_KEYS: readonly Shortcut[] = Object.values(DESK_AREAS).map(({ label, keys }) => ({
  keys,
  does: `Go to ${label.toLowerCase()}`,
}));

/** What every desk page has: its heading, and keyboard shortcuts. */
export function DeskFrame({ title, above, beside, shortcuts = NO_SHORTCUTS, children }: DeskFrameProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isOn, setIsOn] = useShortcutSetting();
  const keys = useMemo<readonly Shortcut[]>(
    () => [...shortcuts, { keys: '?', does: 'Show this list', run: () => setIsHelpOpen(true) }],
    [shortcuts],
  );
  useShortcuts(keys, isOn);

  return (
    <WorkFrame
      {...{ title, above, beside }}
      tools={
        <S.Help>
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsHelpOpen(true)}>
            Keyboard
            <S.Key aria-hidden>?</S.Key>
          </Button>
        </S.Help>
      }
    >
      {children}
      <ShortcutHelp
        isOpen={isHelpOpen}
        shortcuts={[...keys, ...AREA_KEYS]}
        isOn={isOn}
        onSwitch={setIsOn}
        onClose={() => setIsHelpOpen(false)}
      />
    </WorkFrame>
  );
}
