import { parsePhone } from '@saltbush/freight';

/**
 * A hint beside a number that looks mistyped. It never blocks the form, since extensions and foreign numbers look like
 * that too.
 */
export function phoneHint(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone.status === 'warning' && text.trim().length > 5 ? phone.message : undefined;
}
