import { weightText } from './weightText.ts';

it.each([
  ['2000', '2,000 kg'],
  [1250.5, '1,250.5 kg'],
  ['about 300', 'about 300 kg'],
])('writes %p as %p', (weightKg, expected) => {
  expect(weightText(weightKg)).toBe(expected);
});
