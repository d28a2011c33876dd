const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** True for 11 digits that pass the Australian Business Register's check (modulus 89). */
export function isValidAbn(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** True for 9 digits whose last is the check digit of the Australian Securities and Investments Commission. */
export function isValidAcn(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits].slice(0, 8).reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[8]);
}
