import { EMAIL_PATTERN } from './email.ts';

describe('an e-mail address', () => {
  it.each(['nina@harbour.example', "o'brien+freight@mail.harbour.example", 'ö@münchen.example', 'a@b.c'])(
    'may be %s',
    (address) => expect(EMAIL_PATTERN.test(address)).toBe(true),
  );

  it.each([
    '',
    'nina',
    'nina@',
    '@b.c',
    'a@b',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a@b@c.d',
    'a b@c.d',
    'a@b.c,d@e.f',
    'a@b.c\n',
  ])('may not be %j', (address) => expect(EMAIL_PATTERN.test(address)).toBe(false));

  it.each([
    ['dots and another at sign', (length: number) => `a@${'.'.repeat(length)}@`],
    ['labels and another at sign', (length: number) => `a@${'b.'.repeat(length)}@`],
    ['a name without end', (length: number) => 'a'.repeat(length)],
  ])('of %s is refused at once, however long', (_what, made) => {
    const from = performance.now();
    expect(EMAIL_PATTERN.test(made(200_000))).toBe(false);
    // Takes two milliseconds; with an ambiguous pattern it would take minutes.
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
