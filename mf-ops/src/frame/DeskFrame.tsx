import { Button, Icon } from '@saltbush/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import * as S from './DeskFrame.styles.ts';
import { OtherDesk } from './OtherDesk.tsx';
import { type DeskPlace, PLACES } from './places.data.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import type { Shortcut } from './shortcut.ts';
import { useShortcutSetting } from './useShortcutSetting.ts';
import { useShortcuts } from './useShortcuts.ts';

interface DeskFrameProps {
  place: DeskPlace;
  title: string;
  /** Beside the heading: where a page leads back to, or how fresh it is. */
  above?: ReactNode;
  beside?: ReactNode;
  /** Keys of this page, besides those of every page. */
  shortcuts?: readonly Shortcut[];
  children: ReactNode;
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

/** What every page of the desk stands in: its own navigation, the heading, and the keyboard. */
export function DeskFrame({ place, title, above, beside, shortcuts = NO_SHORTCUTS, children }: DeskFrameProps) {
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isOn, setIsOn] = useShortcutSetting();
  const keys = useMemo<readonly Shortcut[]>(
    () => [
      ...shortcuts,
      // A press on the link itself: the host then fetches the page before it moves.
      ...PLACES.map(({ id, label, keys: shortcut }) => ({
        keys: shortcut,
        does: `Go to ${label.toLowerCase()}`,
        run: () => links.current.get(id)?.click(),
      })),
      { keys: '?', does: 'Show this list', run: () => setIsHelpOpen(true) },
    ],
    [shortcuts],
  );
  useShortcuts(keys, isOn);

  useEffect(() => {
    // On a phone the row of links is wider than the window.
    links.current.get(place)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [place]);

  return (
    <S.Ground>
      <S.Width>
        <S.Bar>
          <S.Places aria-label="Staff desk">
            {PLACES.map(({ id, label, href }) => (
              <a
                key={id}
                href={href}
                aria-current={id === place ? 'true' : undefined}
                ref={(link) => {
                  if (link) links.current.set(id, link);
                  else links.current.delete(id);
                }}
              >
                {label}
              </a>
            ))}
          </S.Places>
          <OtherDesk forRole="ops" href="/ops/releases" label="Release console" />
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsHelpOpen(true)}>
            Keyboard
            <S.Key aria-hidden>?</S.Key>
          </Button>
        </S.Bar>
        <S.Head>
          <div>
            {above}
            <h1>{title}</h1>
          </div>
          {beside}
        </S.Head>
        {children}
      </S.Width>
      <ShortcutHelp
        isOpen={isHelpOpen}
        shortcuts={keys}
        isOn={isOn}
        onSwitch={setIsOn}
        onClose={() => setIsHelpOpen(false)}
      />
    </S.Ground>
  );
}

/** The way back to a list, above the heading of what was opened from it. */
export function WayBack({ href, children }: { href: string; children: ReactNode }) {
  return (
    <S.WayBack href={href}>
      <Icon name="arrow-left" size={18} />
      {children}
    </S.WayBack>
  );
}
