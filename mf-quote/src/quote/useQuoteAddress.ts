import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Typing has paused after this time. Browsers refuse more than about a hundred changes of the address in half a minute.
 */
const SETTLED_AFTER_MS = 400;

/**
 * Keeps the address at `search` (null leaves it as it is), in the current history entry, so that reload, Back and a
 * copied address open the same form. It follows when typing pauses, and before any click, since that may leave the
 * page.
 */
export function useQuoteAddress(formId: string, search: string | null): void {
  const navigate = useNavigate();
  const { search: shown } = useLocation();

  useEffect(() => {
    if (search === null || search === shown) return;
    let isWritten = false;
    const write = () => {
      // Writing the same address twice would look to the host like a link to the page on show, and it would scroll to
      // the top.
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
