import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const SETTLED_AFTER_MS = 400;

/**
 * Keeps the address at `search` (null: as it is), in place of the current entry: reload, back and a copied address open
 * the same form. It follows once typing rests, and before any click, which may leave the page.
 */
export function useQuoteAddress(formId: string, search: string | null): void {
  const navigate = useNavigate();
  const { search: shown } = useLocation();

  useEffect(() => {
    if (search === null || search === shown) return;
    let isWritten = false;
    const write = () => {
      // The host takes the same address twice for a link to the page on show, and leads to its beginning.
      if (isWritten) return;
      isWritten = true;
      void navigate({ search }, { replace: true, state: { quoteForm: formId } });
    };
    const timer = setTimeout(write, SETTLED_AFTER_MS);
    window.addEventListener('click', write, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, { capture: true });
    };
  }, [navigate, formId, search, shown]);
}
