import { readPhone } from './readPhone.ts';

it.each([
  ['412345678', '0412345678'],
  ['293456789', '0293456789'],
  ['0412 345 678', '0412 345 678'],
  ['1300 123 456', '1300 123 456'],
])('reads the telephone number %p as %p', (cell, phone) => expect(readPhone(cell)).toBe(phone));
