import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus with the booking that had it: an act moves its card to another column, and whoever works with keys
 * goes on from there.
 */
export function useFocusKept(ground: RefObject<HTMLElement | null>, board: unknown): void {
  const kept = useRef<string | null>(null);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      const card = ground.current?.contains(target) ? target.closest('[data-board-card]') : null;
      kept.current = card?.querySelector('[data-desk-row]')?.getAttribute('href') ?? null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [ground]);

  useEffect(() => {
    if (!board || kept.current === null || document.activeElement !== document.body) return;
    ground.current?.querySelector<HTMLElement>(`[data-desk-row][href="${kept.current}"]`)?.focus();
  }, [ground, board]);
}
