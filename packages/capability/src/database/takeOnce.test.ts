import { takeOnce } from './takeOnce.ts';

const taken = () => Object.assign(new Error('duplicate key'), { code: '23505' });

describe('takeOnce', () => {
  it('answers with what was kept before, and takes nothing', async () => {
    const take = jest.fn(async () => 'new');
    expect(await takeOnce({ find: async () => 'kept', take })).toBe('kept');
    expect(take).not.toHaveBeenCalled();
  });

  it('takes what nobody has kept', async () => {
    expect(await takeOnce({ find: async () => null, take: async () => 'new' })).toBe('new');
  });

  it('answers with what another one kept meanwhile', async () => {
    const found = [null, 'theirs'];
    const once = { find: async () => found.shift() ?? null, take: () => Promise.reject(taken()) };
    expect(await takeOnce<string>(once)).toBe('theirs');
  });

  it('fails as the database did when the unique value belongs to another submission', async () => {
    const once = { find: async () => null, take: () => Promise.reject(taken()) };
    await expect(takeOnce(once)).rejects.toMatchObject({ code: '23505' });
  });

  it('looks no second time after any other fault', async () => {
    const find = jest.fn(async () => null);
    await expect(takeOnce({ find, take: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('lets the caller say what else means that somebody was quicker', async () => {
    const found = [null, 'theirs'];
    const once = {
      find: async () => found.shift() ?? null,
      take: () => Promise.reject(new Error('gone')),
      isLate: (error: unknown) => (error as Error).message === 'gone',
    };
    expect(await takeOnce<string>(once)).toBe('theirs');
  });
});
