/** A circle in words: where it is, what is in it, and the imports that tie each pair. */
export function circleFault({ folder, members, ties }) {
  const pairs = new Map();
  for (const { importing, imported, from, to } of ties) {
    const pair = `${importing} imports ${imported}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), `${from} -> ${to}`]);
  }
  const lines = [...pairs].map(([pair, [first, ...more]]) =>
    more.length === 0 ? `    ${pair}: ${first}` : `    ${pair}: ${first}, and ${more.length} more`,
  );
  return [`  ${folder || 'the root folder'} {${members.join(', ')}}`, ...lines].join('\n');
}
