import { sizeFindings } from './sizeFindings.ts';

const findingsOf = (version: string, megabytes: number) =>
  sizeFindings({ version }, new Map([['page.js', Buffer.alloc(megabytes * 1_000_000)]])).map(({ message }) => message);

it.each([
  { version: '1.0.0', fits: 2, tooLarge: 2.1, most: '2.0 MB' },
  { version: '0.0.0-dev.0a1b2c', fits: 4, tooLarge: 4.1, most: '4.0 MB' },
])('takes a script of $fits MB of $version, and none of $tooLarge', ({ version, fits, tooLarge, most }) => {
  expect(findingsOf(version, fits)).toEqual([]);
  expect(findingsOf(version, tooLarge)).toEqual([expect.stringContaining(`may have ${most}`)]);
});
