import { isAsQuoted } from './isAsQuoted.ts';

it.each([
  ['Newtown', '2042', 'Newtown NSW 2042', true],
  ['NEWTOWN', '', 'Newtown', true],
  ['Marrickville', '2204', 'Newtown', false],
  ['Marrickville', '2204', 'Sydney', true],
  ['Wetherill Park', '2164', 'Sydney', true],
  ['Truganina', '3029', 'Melbourne', true],
  ['Truganina', '3029', 'Sydney', false],
  ['Fyshwick', '2609', 'Canberra', true],
  ['Newcastle', '2300', 'Sydney', false],
  ['Mayfield', '2304', 'Newcastle', true],
  ['Marrickville', '2204', 'Newcastle', false],
  ['Geelong', '3220', 'Geelong VIC 3220', true],
  ['Woop Woop', '', '12 Any Road, Woop Woop', true],
])('says of %s %s whether it is at %s: %s', (suburb, postcode, quoted, expected) => {
  expect(isAsQuoted({ suburb, postcode }, quoted)).toBe(expected);
});
