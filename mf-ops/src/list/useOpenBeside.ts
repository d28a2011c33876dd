import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameter of the address with the key of the record beside the list. */
const OPEN = 'open';
const KEY = /^[\w-]{1,60}$/;

interface OpenBeside {
  /** Null when no record is open, or when there is no room for one. */
  key: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (key: string, isByKey: boolean) => void;
  /** Shows this record instead of the one that is open, if one is. */
  onMove: (key: string) => void;
  /** Closes it, and gives the focus back to its row. */
  onClose: () => void;
}

/**
 * The record beside the list is part of the address, so that a reload and a link show it again.
 *
 * @param first key of the record that is opened by itself, once; null opens none
 */
export function useOpenBeside(list: RefObject<HTMLElement | null>, hasRoom: boolean, first: string | null): OpenBeside {
  const [parameters, setParameters] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const follows = useRef(false);
  const isBegun = useRef(false);
  const given = parameters.get(OPEN) ?? '';
  const key = hasRoom && KEY.test(given) ? given : null;

  const show = useCallback(
    (next: string | null) => {
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === null) after.delete(OPEN);
          else after.set(OPEN, next);
          return after;
        },
        { replace: true },
      );
    },
    [setParameters],
  );

  useEffect(() => {
    if (isBegun.current || !hasRoom || (key === null && first === null)) return;
    isBegun.current = true;
    if (key === null) show(first);
  }, [hasRoom, key, first, show]);

  useEffect(() => {
    if (key !== null && follows.current) heading.current?.focus();
    follows.current = false;
  }, [key]);

  return {
    key,
    heading,
    onOpen: useCallback(
      (next: string, isByKey: boolean) => {
        if (next === key && isByKey) heading.current?.focus();
        follows.current = isByKey;
        show(next);
      },
      [key, show],
    ),
    onMove: useCallback((next: string) => key !== null && show(next), [key, show]),
    onClose: useCallback(() => {
      if (key === null) return;
      list.current?.querySelector<HTMLElement>(`[data-desk-key="${key}"]`)?.focus();
      show(null);
    }, [key, list, show]),
  };
}
