import {
  type FlagValue as AnyValue,
  ErrorCode,
  type EvaluationContext,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  type StandardResolutionReasons,
} from '@openfeature/server-sdk';
import type { Role, Visitor } from '@saltbush/contract';
import type { FlagDeclaration, FlagDeclarations, FlagValue } from '@saltbush/contract/flags';
import type { FlagRule, FlagSwitch } from '@saltbush/contract/release-api';
import { evaluateFlag, type FlagContext, type FlagResolution } from './evaluateFlag.ts';
import { flagPlace } from './flagPlace.ts';

const described = { description: 'A summary by week', until: '2027-03-31' };
const isNew: FlagDeclaration = { ...described, type: 'boolean', default: false };
const layout: FlagDeclaration = { ...described, type: 'string', default: 'list', variants: ['list', 'map', 'table'] };

const saying = (rules: FlagRule[], isOff = false): FlagSwitch => ({
  ...{ remote: 'mf-quote', flag: 'new-summary', isOff, rules, seq: 4 },
  ...{ by: 'operator', at: '2026-11-27T00:00:00.000Z', reason: 'a test' },
});
const signedIn = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles },
});
const context = (changes: Partial<FlagContext> = {}): FlagContext => ({
  ...{ visitor: { status: 'signed-out' }, companies: [], placeIn: () => null },
  ...changes,
});

it.each<[string, FlagRule[], Partial<FlagContext>, unknown, string]>([
  ['nobody said anything', [], {}, false, 'DEFAULT'],
  ['it is for everybody', [{ value: true }], {}, true, 'STATIC'],
  ['it is for another role', [{ value: true, role: 'staff' }], { visitor: signedIn('client') }, false, 'DEFAULT'],
  [
    'it is for one of their roles',
    [{ value: true, role: 'staff' }],
    { visitor: signedIn('client', 'staff') },
    true,
    'TARGETING_MATCH',
  ],
  ['it is for visitors who are not signed in', [{ value: true, role: 'signed-out' }], {}, true, 'TARGETING_MATCH'],
  [
    'it is for those, and they are',
    [{ value: true, role: 'signed-out' }],
    { visitor: signedIn('client') },
    false,
    'DEFAULT',
  ],
  [
    'it is for their company',
    [{ value: true, company: 'CL-1' }],
    { companies: ['CL-2', 'CL-1'] },
    true,
    'TARGETING_MATCH',
  ],
  ['it is for another company', [{ value: true, company: 'CL-1' }], { companies: ['CL-2'] }, false, 'DEFAULT'],
  ['their place is in its share', [{ value: true, share: 30 }], { placeIn: () => 0.29 }, true, 'SPLIT'],
  ['their place is beyond its share', [{ value: true, share: 30 }], { placeIn: () => 0.3 }, false, 'DEFAULT'],
  ['they take part in no share', [{ value: true, share: 99 }], {}, false, 'DEFAULT'],
  ['only a part of a rule fits', [{ value: true, role: 'client', share: 50 }], { placeIn: () => 0 }, false, 'DEFAULT'],
  [
    'two rules fit',
    [{ value: false, company: 'CL-1' }, { value: true }],
    { companies: ['CL-1'] },
    false,
    'TARGETING_MATCH',
  ],
  ['a value is not of its type', [{ value: 'yes' }], {}, false, 'ERROR'],
])('when %s', (_what, rules, changes, value, reason) => {
  expect(evaluateFlag(isNew, saying(rules), context(changes))).toMatchObject({ value, reason });
});

it('gives everybody the default once it is switched off', () => {
  expect(evaluateFlag(isNew, saying([{ value: true }], true), context())).toEqual({ value: false, reason: 'DISABLED' });
});

it('gives a text that is declared, and no other', () => {
  expect(evaluateFlag(layout, saying([{ value: 'map' }]), context()).value).toBe('map');
  expect(evaluateFlag(layout, saying([{ value: 'globe' }]), context())).toEqual({
    value: 'list',
    reason: 'ERROR',
    errorCode: 'TYPE_MISMATCH',
  });
});

describe('a place in a share', () => {
  const visitors = Array.from({ length: 4000 }, (_, index) => `visitor${index}`);
  const inShare = (flag: string, share: number) =>
    new Set(visitors.filter((id) => (flagPlace(id)('mf-quote', flag) ?? 1) < share / 100));

  it('is even, and stays within a share that grows', () => {
    const [some, more] = [inShare('new-summary', 10), inShare('new-summary', 40)];
    expect(Math.abs(some.size - 400)).toBeLessThan(80);
    expect([...some].every((id) => more.has(id))).toBe(true);
  });

  it('is another one for each flag', () => {
    const [summary, board] = [inShare('new-summary', 50), inShare('new-board', 50)];
    const both = [...summary].filter((id) => board.has(id));
    expect(Math.abs(both.length - 1000)).toBeLessThan(150);
  });
});

describe('beside the server SDK of OpenFeature', () => {
  afterEach(() => OpenFeature.clearProviders());

  const stops: FlagDeclaration = { ...described, type: 'number', default: 10, variants: [10, 20, 0] };
  const declared: FlagDeclarations = { 'new-summary': isNew, layout, stops };
  /** Whom a context of theirs is about. */
  const from = ({ targetingKey, roles, companies }: EvaluationContext): FlagContext =>
    context({
      visitor: Array.isArray(roles) ? signedIn(...(roles as Role[])) : { status: 'signed-out' },
      companies: Array.isArray(companies) ? (companies as string[]) : [],
      ...(targetingKey === undefined ? {} : { placeIn: flagPlace(targetingKey) }),
    });
  const codeOf = ({ errorCode }: FlagResolution) => (errorCode ? { errorCode: ErrorCode[errorCode] } : {});

  /** A provider whose every answer is that of `evaluateFlag`. */
  function evaluating(switched: FlagSwitch | undefined): Provider {
    const resolve = async <Value extends AnyValue>(key: string, usual: Value, of: EvaluationContext) => {
      const flag = declared[key];
      const error = { value: usual, reason: 'ERROR' };
      if (flag === undefined) return { ...error, errorCode: ErrorCode.FLAG_NOT_FOUND };
      if (flag.type !== typeof usual) return { ...error, errorCode: ErrorCode.TYPE_MISMATCH };
      const found = evaluateFlag(flag, switched, from(of));
      return { value: found.value as Value, reason: found.reason, ...codeOf(found) } satisfies ResolutionDetails<Value>;
    };
    return {
      ...{ metadata: { name: 'evaluateFlag' }, runsOn: 'server' },
      ...{ resolveBooleanEvaluation: resolve, resolveStringEvaluation: resolve },
      ...{ resolveNumberEvaluation: resolve, resolveObjectEvaluation: resolve },
    };
  }
  async function theirs(switched: FlagSwitch | undefined, key: string, usual: FlagValue, of: EvaluationContext = {}) {
    await OpenFeature.setProviderAndWait(evaluating(switched));
    const client = OpenFeature.getClient();
    if (typeof usual === 'boolean') return client.getBooleanDetails(key, usual, of);
    return typeof usual === 'string'
      ? client.getStringDetails(key, usual, of)
      : client.getNumberDetails(key, usual, of);
  }

  const visitors: EvaluationContext[] = [
    {},
    { roles: ['client'], companies: ['CL-1'] },
    { roles: ['staff'] },
    ...Array.from({ length: 20 }, (_, index) => ({ targetingKey: `visitor${index}` })),
  ];
  const told = (value: FlagValue): (FlagSwitch | undefined)[] => [
    undefined,
    saying([]),
    saying([{ value }], true),
    saying([{ value }]),
    saying([{ value, role: 'staff' }]),
    saying([
      { value, company: 'CL-1' },
      { value, share: 50 },
    ]),
    saying([{ value: 'globe' }]),
  ];
  const asked = Object.entries({ 'new-summary': true, layout: 'map', stops: 0 } satisfies Record<string, FlagValue>);

  it('gives each visitor the value, reason and error that their client passes on', async () => {
    const reasons = new Set<FlagResolution['reason']>();
    for (const [key, value] of asked) {
      const flag = declared[key] ?? isNew;
      for (const switched of told(value)) {
        for (const of of visitors) {
          const own = evaluateFlag(flag, switched, from(of));
          expect(await theirs(switched, key, flag.default, of)).toMatchObject({ flagKey: key, ...own });
          reasons.add(own.reason);
        }
      }
    }
    expect([...reasons].sort()).toEqual(['DEFAULT', 'DISABLED', 'ERROR', 'SPLIT', 'STATIC', 'TARGETING_MATCH']);
  });

  it('leaves the default of whoever asks where the flag is unknown or of another type', async () => {
    const on = saying([{ value: true }]);
    expect(await theirs(on, 'none', true)).toMatchObject({ value: true, reason: 'ERROR', errorCode: 'FLAG_NOT_FOUND' });
    expect(await theirs(on, 'new-summary', 'x')).toMatchObject({ value: 'x', errorCode: 'TYPE_MISMATCH' });
  });

  it('has their reasons and codes only', () => {
    const reason: keyof typeof StandardResolutionReasons = evaluateFlag(isNew, undefined, context()).reason;
    const code: `${ErrorCode}` | undefined = evaluateFlag(isNew, undefined, context()).errorCode;
    expect([reason, code]).toEqual(['DEFAULT', undefined]);
  });
});
