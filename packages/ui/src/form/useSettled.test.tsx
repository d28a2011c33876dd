import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from './useSettled.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('follows a value once it has stayed the same', () => {
  const { result, rerender } = renderHook(({ value }) => useSettled(value, 250), { initialProps: { value: 'a' } });
  expect(result.current).toBe('a');
  for (const value of ['ab', 'abc']) {
    rerender({ value });
    act(() => jest.advanceTimersByTime(200));
    expect(result.current).toBe('a');
  }
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe('abc');
});
