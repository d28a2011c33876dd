import type { Menu } from '@saltbush/contract/release';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Ignores a pointer that only passes by, and leaves time to cross the gap between a button and its panel. */
const HOVER_OPEN_MS = 90;
const HOVER_CLOSE_MS = 220;

export type DropdownState = { status: 'closed' } | { status: 'open'; menu: Menu; by: 'hover' | 'press' };

export interface Dropdowns {
  state: DropdownState;
  /** Opens the menu, or closes it if a press opened it. A press on a menu that hover opened keeps it open. */
  onPress: (menu: Menu) => void;
  onHoverStart: (menu: Menu) => void;
  onHoverEnd: () => void;
  close: () => void;
}

const CLOSED: DropdownState = { status: 'closed' };

/** Which dropdown of the header is open; never more than one. */
export function useDropdowns(): Dropdowns {
  const [state, setState] = useState(CLOSED);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(hoverTimer.current), []);

  const close = useCallback(() => {
    clearTimeout(hoverTimer.current);
    setState(CLOSED);
  }, []);

  const onPress = useCallback((menu: Menu) => {
    clearTimeout(hoverTimer.current);
    setState((current) =>
      current.status === 'open' && current.menu === menu && current.by === 'press'
        ? CLOSED
        : { status: 'open', menu, by: 'press' },
    );
  }, []);

  const onHoverStart = useCallback((menu: Menu) => {
    clearTimeout(hoverTimer.current);
    hoverTimer.current = setTimeout(
      () =>
        setState((current) =>
          current.status === 'open' && current.by === 'press' ? current : { status: 'open', menu, by: 'hover' },
        ),
      HOVER_OPEN_MS,
    );
  }, []);

  const onHoverEnd = useCallback(() => {
    clearTimeout(hoverTimer.current);
    hoverTimer.current = setTimeout(
      () => setState((current) => (current.status === 'open' && current.by === 'hover' ? CLOSED : current)),
      HOVER_CLOSE_MS,
    );
  }, []);

  return { state, onPress, onHoverStart, onHoverEnd, close };
}
