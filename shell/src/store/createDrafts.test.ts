import { jest } from '@jest/globals';
import { createDrafts } from './createDrafts.ts';

describe('createDrafts', () => {
  it('knows while any part of a page holds unsent input, and says when that begins and ends', () => {
    const { setDraft, hasDraft, onChange } = createDrafts();
    const listener = jest.fn();
    const stop = onChange(listener);
    setDraft('contact', true);
    setDraft('quote', true);
    setDraft('quote', false);
    expect(hasDraft()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    setDraft('contact', false);
    expect(hasDraft()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    setDraft('contact', true);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
