import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FlagDeclarations, FlagValues } from './flags.ts';
import { type Host, HostContext } from './host.ts';
import { type FlagDetails, type UseFlag, useFlag } from './useFlag.ts';

const described = { description: 'The summary by week', until: '2027-03-31' };
const flags = {
  'new-summary': { ...described, type: 'boolean', default: false },
  layout: { ...described, type: 'string', default: 'list', variants: ['list', 'map'] },
} as const satisfies FlagDeclarations;
const useOwnFlag: UseFlag<typeof flags> = useFlag;

/** What a page of a remote with these flags reads. */
function read<Value extends boolean | string | number>(
  told: FlagValues | undefined,
  use: () => FlagDetails<Value>,
): FlagDetails<Value> {
  let details: FlagDetails<Value> | null = null;
  const Page = () => {
    details = use();
    return null;
  };
  const value = { flags: told } as Partial<Host> as Host;
  renderToStaticMarkup(createElement(HostContext.Provider, { value }, createElement(Page)));
  if (details === null) throw new Error('The page was not rendered.');
  return details;
}

it('gives what the gateway found, in the terms of OpenFeature', () => {
  const told = { 'new-summary': true, layout: 'map' };
  expect(read(told, () => useOwnFlag('new-summary', false))).toEqual({
    ...{ flagKey: 'new-summary', value: true, reason: 'CACHED' },
  });
  expect(read(told, () => useOwnFlag('layout', 'list')).value).toBe('map');
});

it.each<[string, FlagValues | undefined, string]>([
  ['the gateway knows no flags', undefined, 'FLAG_NOT_FOUND'],
  ['the page was made without it', {}, 'FLAG_NOT_FOUND'],
  ['its value is of another type', { 'new-summary': 'yes' }, 'TYPE_MISMATCH'],
])('gives the default where %s', (_what, told, errorCode) => {
  expect(read(told, () => useOwnFlag('new-summary', false))).toEqual({
    ...{ flagKey: 'new-summary', value: false, reason: 'ERROR', errorCode },
  });
});

it('takes only what is declared', () => {
  // @ts-expect-error: there is no such flag.
  expect(read({}, () => useOwnFlag('old-summary', false)).errorCode).toBe('FLAG_NOT_FOUND');
  // @ts-expect-error: its default is another one.
  expect(read({}, () => useOwnFlag('layout', 'map')).value).toBe('map');
  const { value } = read({}, () => useOwnFlag('layout', 'list'));
  const known: 'list' | 'map' = value;
  expect(known).toBe('list');
});
