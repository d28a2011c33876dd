import type { Location } from 'react-router-dom';

/**
 * Identifies the form of a history entry. When the address is rewritten, the router gives the entry a new key, so the
 * id is kept in the entry's state: the same id means the same form.
 */
export function formIdOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const formId: unknown = (state as { quoteForm?: unknown } | null)?.quoteForm;
  return typeof formId === 'string' ? formId : key;
}
