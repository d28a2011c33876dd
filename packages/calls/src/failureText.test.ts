import type { ApiError } from '@saltbush/contract/api';
import { type FailureWords, failureText } from './failureText.ts';

const failed = (status: ApiError['status'], detail?: string): ApiError => ({
  status,
  message: `${status}: body`,
  problem: detail === undefined ? null : { status: Number(status), title: 'T', code: 'c', detail },
});

const words: FailureWords = {
  offline: 'No connection.',
  instead: { 401: 'Signed out.' },
  unexplained: { 403: 'Not allowed.' },
  fault: (message) => `Our fault (${message}).`,
};

describe('failureText', () => {
  it.each([
    [failed('offline'), 'No connection.'],
    [failed(409, 'Somebody was quicker.'), 'Somebody was quicker.'],
    [failed(401, 'Sign in first.'), 'Signed out.'],
    [failed(403, 'Only staff may.'), 'Only staff may.'],
    [failed(403), 'Not allowed.'],
    [failed(404), 'Our fault (404: body).'],
    [failed(503, 'The database does not answer.'), 'Our fault (503: body).'],
  ])('says of %j: %s', (error, text) => {
    expect(failureText(error, words)).toBe(text);
  });

  it("shows the gateway's words for its faults to those who can act on them", () => {
    const error = failed(503, 'The database does not answer.');
    expect(failureText(error, { ...words, showsFaults: true })).toBe('The database does not answer.');
  });
});
