import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Toast } from '@saltbush/contract';

/** How long a toast stays that needs no reaction. */
export const TOAST_DURATION_MS = 5000;

export interface ToastRecord extends Toast {
  id: string;
  /** A dismissed toast is hidden at once and removed from the state later. */
  status: 'shown' | 'dismissed';
  /** null: stays until dismissed. */
  durationMs: number | null;
}

export type ToastState = ToastRecord[];

const initialState: ToastState = [];

function dismiss(toasts: ToastState, id: string): void {
  const toast = toasts.find((candidate) => candidate.id === id);
  if (toast) toast.status = 'dismissed';
}

/** Shows one toast at a time: a new one replaces the one before. */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    showToast: {
      prepare: (toast: Toast) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<Toast & { id: string }>) => {
        for (const { id } of toasts) dismiss(toasts, id);
        toasts.push({
          ...payload,
          status: 'shown',
          durationMs: payload.tone === 'error' ? null : TOAST_DURATION_MS,
        });
      },
    },
    dismissToast: (toasts, { payload }: PayloadAction<string>) => dismiss(toasts, payload),
    removeToast: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
});

export const { showToast, dismissToast, removeToast } = toastSlice.actions;
