import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Waits for changes to rest, because browsers refuse more than about a hundred address changes in 30 seconds. */
const SETTLED_AFTER_MS = 400;

/**
 * Writes `search` into the current history entry, so that reload, back and a copied address open the same tool. It
 * waits until changes rest, but writes at once before a click, which may leave the page.
 */
export function useToolAddress(toolId: string, search: string): void {
  const navigate = useNavigate();
  const { search: shown } = useLocation();

  useEffect(() => {
    if (search === shown) return;
    let isWritten = false;
    const write = () => {
      if (isWritten) return;
      isWritten = true;
      void navigate({ search }, { replace: true, state: { truckTool: toolId } });
    };
    const timer = setTimeout(write, SETTLED_AFTER_MS);
    window.addEventListener('click', write, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, { capture: true });
    };
  }, [navigate, toolId, search, shown]);
}
