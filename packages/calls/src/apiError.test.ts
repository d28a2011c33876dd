import { apiError } from './apiError.ts';

describe('apiError', () => {
  it('is nothing while a call has not failed', () => {
    expect([apiError(undefined), apiError(null)]).toEqual([null, null]);
  });

  it('is what the gateway answered', () => {
    const error = { status: 404, message: '404: ', problem: null };
    expect(apiError(error)).toBe(error);
  });

  it.each([
    [new TypeError('Failed to fetch')],
    [{ name: 'TypeError', message: 'Failed to fetch' }],
    ['Failed to fetch'],
  ])('is a lost connection for %p', (error) => {
    expect(apiError(error)).toEqual({ status: 'offline', message: 'Failed to fetch', problem: null });
  });
});
