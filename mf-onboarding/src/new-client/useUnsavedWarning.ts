import { useDraft } from '@saltbush/contract';
import { useEffect } from 'react';

/**
 * While input is unsent, the host does not replace the page's release, and the browser asks before closing the tab.
 */
export function useUnsavedWarning(isDirty: boolean): void {
  useDraft(isDirty);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
