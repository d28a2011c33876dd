import type { Given, ReleasePart, SlotValue } from '@saltbush/contract/slots';

const NEUTRAL: Record<string, SlotValue> = { string: '', number: 0, boolean: false };

/** What a part is given in its trial: what it asks for in `when`, of the rest the least there can be. */
export function exampleGiven({ values, when = {} }: Pick<ReleasePart, 'values' | 'when'>): Given {
  const needed = Object.entries(values).filter(([, type]) => !type.endsWith('?'));
  const asked = Object.entries(when).flatMap(([name, [first]]) =>
    first === undefined ? [] : [[name, first] as const],
  );
  return { ...Object.fromEntries(needed.map(([name, type]) => [name, NEUTRAL[type]])), ...Object.fromEntries(asked) };
}
