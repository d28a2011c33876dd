import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const SETTLED_AFTER_MS = 400;

/**
 * Keeps the address at `search`, in place of the current entry of the history: reload, back and a copied address open
 * the same tool. It follows once changes rest, and before any click, which may leave the page.
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
