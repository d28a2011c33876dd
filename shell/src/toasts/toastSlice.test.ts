import { dismissToast, removeToast, showToast, toastSlice } from './toastSlice.ts';

const { reducer, getInitialState } = toastSlice;

describe('toastSlice', () => {
  it('shows one toast at a time: a new one dismisses the one before', () => {
    const first = reducer(getInitialState(), showToast({ title: 'First', tone: 'error' }));
    const both = reducer(first, showToast({ title: 'Second', tone: 'success' }));
    expect(both.map(({ title, status }) => [title, status])).toEqual([
      ['First', 'dismissed'],
      ['Second', 'shown'],
    ]);
  });

  it('gives errors no end and the others five seconds', () => {
    const durationOf = (tone: 'success' | 'info' | 'error') =>
      reducer(getInitialState(), showToast({ title: 'x', tone }))[0]?.durationMs;
    expect(durationOf('success')).toBe(5000);
    expect(durationOf('info')).toBe(5000);
    expect(durationOf('error')).toBeNull();
  });

  it('keeps a dismissed toast in the state until it is removed', () => {
    const shown = reducer(getInitialState(), showToast({ title: 'x', tone: 'info' }));
    const id = shown[0]?.id ?? '';
    const dismissed = reducer(shown, dismissToast(id));
    expect(dismissed[0]?.status).toBe('dismissed');
    expect(reducer(dismissed, removeToast(id))).toEqual([]);
  });

  it('ignores a toast it does not know', () => {
    expect(reducer(getInitialState(), dismissToast('none'))).toEqual([]);
  });
});
