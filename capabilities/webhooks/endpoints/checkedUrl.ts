import { Refusal } from '@saltbush/capability/refusal';
import { urlFault } from './urlFault.ts';

/** The address as it is called. @throws Refusal `invalid-input` at `url`. */
export function checkedUrl(text: string, place: Parameters<typeof urlFault>[1]): string {
  const url = text.trim();
  const message = urlFault(url, place);
  if (message === null) return new URL(url).href;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'url', message }] });
}
