/** Focuses the first control of what may be done with the record on show. */
export function goToAct(): void {
  document.querySelector<HTMLElement>('[data-work] :is(textarea, button)')?.focus();
}
