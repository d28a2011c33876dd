import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettledSearch } from './useSettledSearch.ts';

describe('useSettledSearch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/fleet');
  });
  afterEach(() => jest.useRealTimers());

  const type = (words: string) => {
    const onSearch = jest.fn();
    const { result, rerender, unmount } = renderHook(({ value, follow }) => useSettledSearch(value, follow), {
      initialProps: { value: '', follow: onSearch },
    });
    act(() => result.current.setTyped(words));
    return { onSearch, rerender, unmount, typed: () => result.current.typed };
  };

  it('searches once typing pauses', () => {
    const { onSearch } = type(' tiles ');
    expect(onSearch).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(onSearch.mock.calls).toEqual([['tiles']]);
  });

  it('does not lead back from a link that was pressed before typing paused', () => {
    const { onSearch } = type('tiles');
    window.history.pushState(null, '', '/fleet/VEH-2026-00023');
    act(() => jest.advanceTimersByTime(1_000));
    expect(onSearch).not.toHaveBeenCalled();
    // The visitor goes back before the other page has loaded.
    window.history.replaceState(null, '', '/fleet');
    act(() => jest.advanceTimersByTime(1_000));
    expect(onSearch.mock.calls).toEqual([['tiles']]);
  });

  it('does not search once the list has gone', () => {
    const { onSearch, unmount } = type('tiles');
    unmount();
    jest.advanceTimersByTime(1_000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('searches in another view when that was chosen before typing paused', () => {
    const { onSearch, rerender, typed } = type('tiles');
    window.history.pushState(null, '', '/fleet?view=retired');
    const inRetired = jest.fn();
    rerender({ value: '', follow: inRetired });
    act(() => jest.advanceTimersByTime(1_000));
    expect(onSearch).not.toHaveBeenCalled();
    expect(inRetired.mock.calls).toEqual([['tiles']]);
    expect(typed()).toBe('tiles');
  });
});
