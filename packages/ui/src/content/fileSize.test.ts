import { fileSize } from './fileSize.ts';

it.each([
  [900, '900 bytes'],
  [34_200, '34 kB'],
  [1_250_000, '1.3 MB'],
])('%i bytes read %s', (sizeBytes, expected) => {
  expect(fileSize(sizeBytes)).toBe(expected);
});
