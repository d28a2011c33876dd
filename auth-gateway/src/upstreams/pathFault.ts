const LONGEST = 2_000;
/** What may stand in an address that is passed on: nothing that two programs could read in two ways. */
const PLAIN = /^[\w.~!$&'()*+,;=:@/?%-]+$/;
const HIDDEN = /%(?:2f|5c|2e|25|0|1|7f)/i;

/** What is wrong with the address of a request for a service; null for nothing. */
export function pathFault(address: string): string | null {
  if (address.length > LONGEST) return 'The address is too long. Send what is long in the body.';
  const path = address.split('?', 1)[0] ?? '';
  const isOdd =
    !PLAIN.test(address) || HIDDEN.test(path) || path.includes('//') || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
  return isOdd ? 'The address holds characters or steps that could be read in two ways. Write it plainly.' : null;
}
