import { failureOf } from './failureOf.ts';

const problem = {
  status: 429,
  title: 'Too Many Requests',
  detail: 'That was the fifth mail this hour. Try again after 3:00 PM.',
  code: 'too-many-requests',
};

describe('failureOf', () => {
  it('repeats what the gateway says about a refusal', () => {
    const fields = [{ path: 'to', message: 'Please enter a valid email address' }];
    expect(failureOf({ status: 429, message: '', problem: { ...problem, fields } })).toMatchObject({
      code: 'too-many-requests',
      message: problem.detail,
      fields,
    });
  });

  it.each([
    [{ status: 'offline' as const, message: 'Failed to fetch', problem: null }, 'offline', 'could not reach'],
    [{ status: 503, message: '503: ', problem: { ...problem, status: 503 } }, 'unavailable', 'at our end'],
    [{ status: 404, message: '404: <html>', problem: null }, 'unavailable', 'at our end'],
    [{ message: 'thrown' }, 'unavailable', 'at our end'],
  ])('says that nothing is lost after %j', (error, code, words) => {
    expect(failureOf(error)).toMatchObject({ code, message: expect.stringContaining(words), fields: [] });
    expect(failureOf(error).message).toContain('everything you typed is still here');
    expect(failureOf(error, 'reading').message).not.toContain('typed');
  });
});
