import { asInlineScript } from './asInlineScript.ts';

export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Value of a field after the visitor's last change. */
export interface EarlyValue {
  value: string;
  /** For checkboxes and radios. */
  checked?: boolean;
  /** Caret or selection; null or absent for fields that have none. */
  start?: number | null;
  end?: number | null;
}

declare global {
  interface Window {
    /** Stops remembering and returns the changed fields, the last one last. */
    saltbushTakeInput?: () => Map<EarlyField, EarlyValue>;
  }
}

function keepInput(): void {
  const kept = new Map<EarlyField, EarlyValue>();
  const path = location.pathname;
  const types = ['input', 'change', 'click', 'selectionchange'];
  const keep = ({ type, target }: Event) => {
    const isCaret = type === 'selectionchange';
    const field = (isCaret ? document.activeElement : target) as HTMLInputElement;
    // A caret counts only where something was typed; of clicks those that choose.
    if (isCaret) {
      if (kept.get(field)?.value !== field.value) return;
    } else if (!/^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName)) return;
    else if (type === 'click' && !/^(checkbox|radio)$/.test(field.type)) return;
    kept.delete(field);
    const { value, checked, selectionStart, selectionEnd } = field;
    kept.set(field, { value, checked, start: selectionStart, end: selectionEnd });
  };
  for (const type of types) addEventListener(type, keep, true);
  window.saltbushTakeInput = () => {
    for (const type of types) removeEventListener(type, keep, true);
    return path === location.pathname ? kept : new Map();
  };
}

/**
 * React overwrites what was typed or chosen before it started. This script, which the gateway writes into the page, remembers
 * the last value of each changed field and its caret until the host takes them with `window.saltbushTakeInput()`.
 * Fields that the browser fills in itself, as after going back, send no events and are not remembered.
 */
export const EARLY_INPUT_SCRIPT: string = asInlineScript(keepInput);
