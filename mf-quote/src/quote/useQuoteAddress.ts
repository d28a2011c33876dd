import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const SETTLED_AFTER_MS = 400;

/**
 * Names the form behind an entry of the history. Writing the address makes the router call the entry anew, so the name
 * goes along in its state: the same name, the same form.
 */
export function formIdOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const formId: unknown = (state as { quoteForm?: unknown } | null)?.quoteForm;
  return typeof formId === 'string' ? formId : key;
}

/**
 * Keeps the address at `search` (null: as it is), in place of the current entry: reload, back and a copied address open
 * the same form. It follows once typing rests, and before any click, which may leave the page.
 */
export function useQuoteAddress(formId: string, search: string | null): void {
  const navigate = useNavigate();
  const { search: shown } = useLocation();

  useEffect(() => {
    if (search === null || search === shown) return;
    const write = () => void navigate({ search }, { replace: true, state: { quoteForm: formId } });
    const timer = setTimeout(write, SETTLED_AFTER_MS);
    window.addEventListener('click', write, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, { capture: true });
    };
  }, [navigate, formId, search, shown]);
}
