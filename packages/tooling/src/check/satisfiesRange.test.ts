import { satisfiesRange } from './satisfiesRange.ts';

describe('satisfiesRange', () => {
  it.each([
    ['19.3.1', '^19.3.0'],
    ['19.4.0', '^19.3.2'],
    ['0.2.9', '^0.2.3'],
    ['1.2.9', '~1.2.3'],
    ['2.0.0', '>=1.9.0'],
    ['1.2.3', '1.2.3'],
    ['1.2.3', '*'],
    ['18.1.0', '^19.0.0 || ^18.0.0'],
  ])('%s fits %s', (version, range) => {
    expect(satisfiesRange(version, range)).toBe(true);
  });

  it.each([
    ['19.2.9', '^19.3.0'],
    ['20.0.0', '^19.3.0'],
    ['0.3.0', '^0.2.3'],
    ['0.0.4', '^0.0.3'],
    ['1.3.0', '~1.2.3'],
    ['1.2.4', '1.2.3'],
    ['1.2.3', 'latest'],
    ['1.2.3-local.3f9c2a1', '^1.0.0'],
  ])('%s does not fit %s', (version, range) => {
    expect(satisfiesRange(version, range)).toBe(false);
  });
});
