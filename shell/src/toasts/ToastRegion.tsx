import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ToastCard } from './ToastCard.tsx';
import * as S from './ToastRegion.styles.ts';
import { dismissToast, type ToastState } from './toastSlice.ts';
import { useRemoveDismissedToasts } from './useRemoveDismissedToasts.ts';

const HOTKEY = 'F8';

/**
 * Where toasts appear. Both live regions exist from the start, because screen readers only announce what enters one.
 */
export function ToastRegion() {
  const toasts = useSelector((state: { toasts: ToastState }) => state.toasts);
  const dispatch = useDispatch();
  // Tied to one toast, so that the next one starts unpaused.
  const [focusedId, setFocusedId] = useState<string>();
  const regionRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const shown = toasts.find(({ status }) => status === 'shown');
  const shownId = shown?.id;
  useRemoveDismissedToasts(toasts);

  const onDismiss = useCallback(() => {
    if (shownId === undefined) return;
    if (regionRef.current?.contains(document.activeElement)) cameFrom.current?.focus();
    cameFrom.current = null;
    dispatch(dismissToast(shownId));
  }, [dispatch, shownId]);

  useEffect(() => {
    if (shownId === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const region = regionRef.current;
      if (event.key !== HOTKEY || !region || region.contains(document.activeElement)) return;
      event.preventDefault();
      region.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shownId]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    setFocusedId(shownId);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocusedId(undefined);
  };

  const card = shown && (
    <ToastCard key={shown.id} toast={shown} hasFocus={focusedId === shown.id} onDismiss={onDismiss} />
  );
  return (
    <S.Region ref={regionRef} tabIndex={-1} onFocus={onFocus} onBlur={onBlur} aria-label={`Notifications (${HOTKEY})`}>
      <div role="status" aria-atomic="true">
        {shown?.tone !== 'error' && card}
      </div>
      <div role="alert" aria-atomic="true">
        {shown?.tone === 'error' && card}
      </div>
    </S.Region>
  );
}
