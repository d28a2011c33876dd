import { brand } from './brand.ts';

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

it('has a business number that passes the checksum of the Australian Business Register', () => {
  const digits = brand.abn.replaceAll(' ', '').split('').map(Number);
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * ((digits[index] ?? 0) - (index ? 0 : 1)),
    0,
  );
  expect(digits).toHaveLength(11);
  expect(sum % 89).toBe(0);
});

it('dials the number it shows', () => {
  expect(brand.phoneHref).toBe(`tel:${brand.phone.replaceAll(' ', '')}`);
});

it('uses a mail domain that can never belong to anyone', () => {
  for (const address of [brand.email, brand.salesEmail, brand.accountsEmail, brand.careersEmail]) {
    expect(address).toMatch(/\.example$/);
  }
});
