import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDropdowns } from './useDropdowns.ts';

const CLOSED = { status: 'closed' };

describe('useDropdowns', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('opens on hover, and closes a moment after the pointer left', () => {
    const { result } = renderHook(useDropdowns);
    act(() => result.current.onHoverStart('services'));
    expect(result.current.state).toEqual(CLOSED);
    wait(100);
    expect(result.current.state).toEqual({ status: 'open', menu: 'services', by: 'hover' });
    act(() => result.current.onHoverEnd());
    wait(100);
    expect(result.current.state.status).toBe('open');
    wait(200);
    expect(result.current.state).toEqual(CLOSED);
  });

  it('stays while the pointer comes back in time', () => {
    const { result } = renderHook(useDropdowns);
    act(() => result.current.onHoverStart('services'));
    wait(100);
    act(() => result.current.onHoverEnd());
    wait(100);
    act(() => result.current.onHoverStart('services'));
    wait(1000);
    expect(result.current.state.status).toBe('open');
  });

  it('keeps a menu open that was pressed while hovering', () => {
    const { result } = renderHook(useDropdowns);
    act(() => result.current.onHoverStart('company'));
    wait(100);
    act(() => result.current.onPress('company'));
    act(() => result.current.onHoverEnd());
    wait(1000);
    expect(result.current.state).toEqual({ status: 'open', menu: 'company', by: 'press' });
    act(() => result.current.onPress('company'));
    expect(result.current.state).toEqual(CLOSED);
  });

  it('does not let hovering replace a menu that was pressed', () => {
    const { result } = renderHook(useDropdowns);
    act(() => result.current.onPress('company'));
    act(() => result.current.onHoverStart('services'));
    wait(1000);
    expect(result.current.state).toEqual({ status: 'open', menu: 'company', by: 'press' });
  });
});
