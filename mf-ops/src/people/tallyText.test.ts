import { tallyText } from './tallyText.ts';

it.each([
  [{ removed: 2, blanked: 0, kept: 0 }, '2 go'],
  [{ removed: 1, blanked: 1, kept: 0 }, '1 goes, 1 stays without the person'],
  [{ removed: 0, blanked: 3, kept: 1 }, '3 stay without the person, 1 stays as it is'],
  [{ removed: 0, blanked: 0, kept: 4 }, '4 stay as they are'],
])('says of %j: %s', (tally, text) => {
  expect(tallyText(tally)).toBe(text);
});
