import type { Location } from 'react-router-dom';

/**
 * Names the form behind an entry of the history. Writing the address makes the router call the entry anew, so the name
 * goes along in its state: the same name, the same form.
 */
export function formIdOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const formId: unknown = (state as { quoteForm?: unknown } | null)?.quoteForm;
  return typeof formId === 'string' ? formId : key;
}
