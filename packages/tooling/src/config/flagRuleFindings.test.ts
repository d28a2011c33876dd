import type { FlagDeclarations } from '@saltbush/contract/flags';
import { flagDeclarations } from '@saltbush/contract/release';
import { flagRuleFindings } from './flagRuleFindings.ts';

const plain = { type: 'boolean', default: false, description: 'What it switches', until: '2027-03-31' };
const text = { ...plain, type: 'string', default: 'short', variants: ['short', 'long'] };
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`flag-${index}`, plain]));

it.each<[string, Record<string, unknown>]>([
  ['a boolean', { 'new-summary': plain }],
  ['a text', { 'new-summary': text }],
  ['a number', { pace: { ...plain, type: 'number', default: 2, variants: [1, 2] } }],
  ['a name with a capital', { newSummary: plain }],
  ['a name that ends in a hyphen', { 'new-': plain }],
  ['the longest name', { [`a${'b'.repeat(39)}`]: plain }],
  ['a longer name', { [`a${'b'.repeat(40)}`]: plain }],
  ['a type that there is not', { 'new-summary': { ...plain, type: 'object' } }],
  ['a default of another type', { 'new-summary': { ...plain, default: 'no' } }],
  ['variants of a boolean', { 'new-summary': { ...plain, variants: [true, false] } }],
  ['a text without variants', { 'new-summary': { ...text, variants: undefined } }],
  ['one variant', { 'new-summary': { ...text, variants: ['short'] } }],
  ['a default that is no variant', { 'new-summary': { ...text, default: 'other' } }],
  ['a variant twice', { 'new-summary': { ...text, variants: ['short', 'long', 'long'] } }],
  ['a variant of another type', { 'new-summary': { ...text, variants: ['short', 2] } }],
  ['a long text', { 'new-summary': { ...text, variants: ['short', 'x'.repeat(41)] } }],
  ['too many variants', { 'new-summary': { ...text, variants: ['short', ...'abcdefghij'] } }],
  ['no description', { 'new-summary': { ...plain, description: '' } }],
  ['a long description', { 'new-summary': { ...plain, description: 'x'.repeat(201) } }],
  ['no day', { 'new-summary': { ...plain, until: '31.3.2027' } }],
  ['as many flags as may be', many(20)],
  ['more flags', many(21)],
])('says of %s what the contract says', (_what, flags) => {
  expect(flagRuleFindings(flags as FlagDeclarations).length === 0).toBe(
    flagDeclarations.isValidSync(flags, { strict: true }),
  );
});
