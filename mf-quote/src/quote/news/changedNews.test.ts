import { changedNews } from './changedNews.ts';

const PRICE = 'Less Than Truck Load: $132.00 inc GST.';
const DEARER = 'Less Than Truck Load: $264.00 inc GST.';
const FIT = 'Too much for the 1T van.';

it('says what is new in one sentence after the other, and nothing twice', () => {
  expect(changedNews([PRICE], [DEARER, FIT, FIT], '')).toBe(`${DEARER} ${FIT}`);
});

it('says nothing again that was there before', () => {
  expect(changedNews([PRICE, FIT], [DEARER, FIT], '')).toBe(DEARER);
});

it('leaves what it said while that still holds, and takes it back when it does not', () => {
  expect(changedNews([DEARER, FIT], [DEARER], `${DEARER} ${FIT}`)).toBe(`${DEARER} ${FIT}`);
  expect(changedNews([FIT], [], FIT)).toBe('');
});
