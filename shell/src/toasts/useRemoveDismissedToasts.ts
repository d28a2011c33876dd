import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { removeToast, type ToastState } from './toastSlice.ts';

export const REMOVE_AFTER_MS = 1_000_000;

/** Removes a dismissed toast from the state long after it left the screen. */
export function useRemoveDismissedToasts(toasts: ToastState): void {
  const dispatch = useDispatch();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    for (const { id, status } of toasts) {
      if (status !== 'dismissed' || timers.current.has(id)) continue;
      const remove = () => {
        timers.current.delete(id);
        dispatch(removeToast(id));
      };
      timers.current.set(id, setTimeout(remove, REMOVE_AFTER_MS));
    }
  }, [toasts, dispatch]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
}
