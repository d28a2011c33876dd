import { useDraft } from '@saltbush/contract';
import { useEffect } from 'react';

/** While the page holds unsent input, the host leaves its release alone and the browser asks before it closes the tab. */
export function useUnsavedWarning(isDirty: boolean): void {
  useDraft(isDirty);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
