/**
 * Holds back a form without an address that is sent while its part does not answer yet: it would load the page anew. It is
 * sent again once the part does. Returns a function that stops this.
 */
export function holdSubmits(element: HTMLElement): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (element.dataset['awake'] !== undefined || form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.saltbushTakeSubmit = () => ({ form, button: event.submitter });
  };
  element.addEventListener('submit', onSubmit, true);
  return () => element.removeEventListener('submit', onSubmit, true);
}
