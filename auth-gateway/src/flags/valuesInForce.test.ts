import type { FlagDeclarations } from '@saltbush/contract/flags';
import { valuesInForce } from './valuesInForce.ts';

const described = { description: 'A summary by week', until: '2027-03-31' };
const flags: FlagDeclarations = {
  'new-summary': { ...described, type: 'boolean', default: false },
  layout: { ...described, type: 'string', default: 'list', variants: ['list', 'map', 'board'] },
};
const release = { name: 'mf-quote', flags };
const layout = { remote: 'mf-quote', flag: 'layout', isOff: false, rules: [{ value: 'board' }, { value: 'map' }] };
const summary = { remote: 'mf-quote', flag: 'new-summary', isOff: false, rules: [{ value: true, share: 1 }] };

it('is the default where nobody switched anything, and nothing without flags', () => {
  expect(valuesInForce(release)).toEqual([{ 'new-summary': false, layout: 'list' }]);
  expect(valuesInForce({ name: 'mf-quote' }, [layout])).toEqual([]);
});

it('has each value that some visitor gets once', () => {
  expect(valuesInForce(release, [layout, summary])).toEqual([
    { 'new-summary': false, layout: 'list' },
    { 'new-summary': true, layout: 'map' },
    { 'new-summary': false, layout: 'board' },
  ]);
});

it('leaves out what is off, of another remote, or not declared', () => {
  const others = [
    { ...layout, isOff: true },
    { ...summary, remote: 'mf-ops' },
  ];
  expect(valuesInForce(release, others)).toEqual(valuesInForce(release));
  expect(valuesInForce(release, [{ ...layout, rules: [{ value: 'grid' }] }])).toEqual(valuesInForce(release));
});
