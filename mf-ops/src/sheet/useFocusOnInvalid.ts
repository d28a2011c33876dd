import { type RefObject, useEffect, useState } from 'react';

/** Returns a function that focuses the first field with an error. */
export function useFocusOnInvalid(form: RefObject<HTMLElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts]);
  return () => setAttempts((count) => count + 1);
}
