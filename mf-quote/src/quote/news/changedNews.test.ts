import { changedNews } from './changedNews.ts';

const PRICE = 'Less Than Truck Load: $132.00 inc GST.';
const DEARER = 'Less Than Truck Load: $264.00 inc GST.';
const FIT = 'Too much for the 1T van.';

it('announces each new sentence once, one after the other', () => {
  expect(changedNews([PRICE], [DEARER, FIT, FIT], '')).toBe(`${DEARER} ${FIT}`);
});

it('does not repeat a sentence that was there before', () => {
  expect(changedNews([PRICE, FIT], [DEARER, FIT], '')).toBe(DEARER);
});

it('keeps its announcement while it is true, and removes it when it is not', () => {
  expect(changedNews([DEARER, FIT], [DEARER], `${DEARER} ${FIT}`)).toBe(`${DEARER} ${FIT}`);
  expect(changedNews([FIT], [], FIT)).toBe('');
});
