import { rememberBriefly } from './rememberBriefly.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('rememberBriefly', () => {
  it('looks once for everybody who asks meanwhile or shortly after, and then again', async () => {
    let looks = 0;
    let settle: (value: number) => void = () => {};
    const ask = rememberBriefly(() => {
      looks += 1;
      return new Promise<number>((resolve) => {
        settle = resolve;
      });
    }, 500);
    const first = Array.from({ length: 100 }, ask);
    // However long a look takes, no second one starts meanwhile.
    jest.advanceTimersByTime(5_000);
    first.push(ask());
    settle(1);
    expect(new Set(await Promise.all(first))).toEqual(new Set([1]));
    jest.advanceTimersByTime(499);
    expect(await ask()).toBe(1);
    expect(looks).toBe(1);
    jest.advanceTimersByTime(1);
    const second = ask();
    settle(2);
    expect(await second).toBe(2);
  });

  it('does not remember a failure', async () => {
    let looks = 0;
    const ask = rememberBriefly(async () => {
      looks += 1;
      if (looks === 1) throw new Error('away');
      return looks;
    }, 500);
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe(2);
  });
});
