import { createSeal } from './createSeal.ts';

const { seal, open } = createSeal('a-secret-of-the-tests-alone', 'tokens');

describe('createSeal', () => {
  it('gives back what it sealed, and seals the same text differently each time', () => {
    expect(open(seal('grüße'))).toBe('grüße');
    expect(open(seal(''))).toBe('');
    expect(seal('same')).not.toBe(seal('same'));
    expect(seal('refresh-token')).not.toContain('refresh');
  });

  it('opens nothing that was changed, or that another key sealed', () => {
    const sealed = seal('roles');
    const flipped = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(open(flipped)).toBeNull();
    expect(open('')).toBeNull();
    expect(open('text that was never sealed')).toBeNull();
    expect(createSeal('a-secret-of-the-tests-alone', 'other').open(sealed)).toBeNull();
    expect(createSeal('another-secret-of-the-tests', 'tokens').open(sealed)).toBeNull();
  });
});
