const LONGEST_NAME = 60;

/** What a render process said of an error. It begins as stacks of V8 do: the name, then the message. */
export function splitReason(reason: string): { name: string; message: string; stack: string } {
  const [first = '', ...rest] = reason.split('\n');
  const colon = first.indexOf(': ');
  const isNamed = colon > 0 && colon <= LONGEST_NAME;
  return {
    name: isNamed ? first.slice(0, colon) : 'Error',
    message: isNamed ? first.slice(colon + 2) : first,
    stack: rest.join('\n'),
  };
}
