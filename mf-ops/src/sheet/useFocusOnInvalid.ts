import { type RefObject, useEffect, useState } from 'react';

/** Moves focus to the first field of a form that says what is wrong with it, each time the returned function is called. */
export function useFocusOnInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts]);
  return () => setAttempts((count) => count + 1);
}
