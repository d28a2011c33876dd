import { comparedLabel } from './comparedLabel.ts';

it.each([
  'get a quote',
  '  Get  a quote ',
  'Get\u00a0a quote',
  'Get a\u200b quote',
  '\u202eGet a quote\u202c',
  '\uff27\uff45\uff54 a quote',
  '𝐆𝐞𝐭 a quote',
  'Get a quo\u00adte',
  'Get a quote\ufe0f',
  'Get a quote\u{e0061}',
  'Get a quote\u2800',
])('%j reads like "Get a quote"', (label) => {
  expect(comparedLabel(label)).toBe('get a quote');
});

it('keeps labels apart that readers tell apart', () => {
  expect(comparedLabel('Get a quote')).not.toBe(comparedLabel('Get two quotes'));
  expect(comparedLabel('Café')).not.toBe(comparedLabel('Cafe'));
});
