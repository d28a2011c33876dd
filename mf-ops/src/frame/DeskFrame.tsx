import { Button } from '@saltbush/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import * as S from './DeskFrame.styles.ts';
import { OtherDesk } from './OtherDesk.tsx';
import { type DeskPlace, PLACES } from './places.data.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { Shortcut } from './shortcut.ts';
import { useShortcutSetting } from './useShortcutSetting.ts';
import { useShortcuts } from './useShortcuts.ts';
import { WorkFrame } from './WorkFrame.tsx';

interface DeskFrameProps {
  place: DeskPlace;
  title: string;
  /** Around the heading: link back, and age of the data. */
  above?: ReactNode;
  beside?: ReactNode;
  /** Keys of this page, besides those of every page. */
  shortcuts?: readonly Shortcut[];
  children: ReactNode;
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

/** Frame of every desk page: navigation and keyboard shortcuts. */
export function DeskFrame({ place, title, above, beside, shortcuts = NO_SHORTCUTS, children }: DeskFrameProps) {
  const places = useRef<HTMLElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isOn, setIsOn] = useShortcutSetting();
  const keys = useMemo<readonly Shortcut[]>(
    () => [
      ...shortcuts,
      // Clicks the link, so that the host loads the page before it moves.
      ...PLACES.map(({ href, label, keys: shortcut }) => ({
        keys: shortcut,
        does: `Go to ${label.toLowerCase()}`,
        run: () => places.current?.querySelector<HTMLElement>(`[href="${href}"]`)?.click(),
      })),
      { keys: '?', does: 'Show this list', run: () => setIsHelpOpen(true) },
    ],
    [shortcuts],
  );
  useShortcuts(keys, isOn);

  return (
    <WorkFrame
      {...{ place, title, above, beside }}
      label="Staff desk"
      places={PLACES}
      placesRef={places}
      tools={
        <>
          <OtherDesk forRole="ops" href="/ops/releases" label="Release console" />
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsHelpOpen(true)}>
            Keyboard
            <S.Key aria-hidden>?</S.Key>
          </Button>
        </>
      }
    >
      {children}
      <ShortcutHelp
        isOpen={isHelpOpen}
        shortcuts={keys}
        isOn={isOn}
        onSwitch={setIsOn}
        onClose={() => setIsHelpOpen(false)}
      />
    </WorkFrame>
  );
}
