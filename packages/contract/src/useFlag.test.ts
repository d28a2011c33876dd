import {
  type FlagValue as AnyValue,
  type Client,
  type ErrorCode,
  type EvaluationDetails,
  InMemoryProvider,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  type StandardResolutionReasons,
} from '@openfeature/web-sdk';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FlagDeclarations, FlagValue, FlagValues } from './flags.ts';
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

describe('beside the web SDK of OpenFeature', () => {
  afterEach(() => OpenFeature.clearProviders());

  /** Their details of a flag, of the type that the default has. */
  function ask(client: Client, key: string, usual: FlagValue): EvaluationDetails<FlagValue> {
    if (typeof usual === 'boolean') return client.getBooleanDetails(key, usual);
    return typeof usual === 'string' ? client.getStringDetails(key, usual) : client.getNumberDetails(key, usual);
  }
  async function theirs(provider: Provider, key: string, usual: FlagValue) {
    await OpenFeature.setProviderAndWait(provider);
    return ask(OpenFeature.getClient(), key, usual);
  }

  /** Their own provider, which holds what the page was told. */
  const holding = (told: FlagValues) =>
    new InMemoryProvider(
      Object.fromEntries(
        Object.entries(told).map(([key, value]) => [
          key,
          { variants: { told: value }, defaultVariant: 'told', disabled: false } as never,
        ]),
      ),
    );

  /** A provider that knows nothing but what `useFlag` says. */
  function asking(told: FlagValues): Provider {
    const resolve = <Value extends AnyValue>(key: string, usual: Value): ResolutionDetails<Value> => {
      const { value, reason, errorCode } = read(told, () => useFlag(key, usual as FlagValue));
      return { value: value as Value, reason, ...(errorCode ? { errorCode: errorCode as ErrorCode } : {}) };
    };
    return {
      ...{ metadata: { name: 'useFlag' }, runsOn: 'client' },
      ...{ resolveBooleanEvaluation: resolve, resolveStringEvaluation: resolve },
      ...{ resolveNumberEvaluation: resolve, resolveObjectEvaluation: resolve },
    };
  }

  const told = { 'new-summary': true, plain: false, layout: 'map', empty: '', stops: 12, none: 0 };
  const asked: [string, FlagValue][] = [
    ...Object.entries(told),
    ...[false, true, 'list', 'map', '', 0, 12].flatMap((usual) =>
      [...Object.keys(told), 'missing'].map((key): [string, FlagValue] => [key, usual]),
    ),
  ];

  it('answers as their own provider does, for each flag and each default', async () => {
    for (const [key, usual] of asked) {
      const own = read(told, () => useFlag(key, usual));
      const { flagKey, value, reason, errorCode } = await theirs(holding(told), key, usual);
      // What their provider holds is fixed; a page holds what the gateway found.
      const expected = reason === 'STATIC' ? 'CACHED' : reason;
      expect(own).toEqual({ flagKey, value, reason: expected, ...(errorCode ? { errorCode } : {}) });
    }
  });

  it('can be what a provider says: their client passes it on as it is', async () => {
    for (const [key, usual] of asked) {
      const { flagMetadata, errorMessage, ...details } = await theirs(asking(told), key, usual);
      expect(details).toEqual(read(told, () => useFlag(key, usual)));
      expect([flagMetadata, errorMessage ?? '']).toEqual([{}, '']);
    }
  });

  it('has their names for each part', () => {
    type Told<Value extends FlagValue> = Pick<EvaluationDetails<Value>, 'flagKey' | 'value'> & {
      reason: keyof typeof StandardResolutionReasons;
      errorCode?: `${ErrorCode}`;
    };
    const details: Told<boolean> = read(told, () => useOwnFlag('new-summary', false));
    expect(details.value).toBe(true);
  });
});
