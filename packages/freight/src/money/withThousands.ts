/** `1234567` as `1,234,567`: the digits of a whole number, in groups of three. */
export const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
