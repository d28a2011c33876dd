import type { ApiError } from '@saltbush/contract/api';
import { actFailure, restOfFailure, ruleFaults, withDay } from './rule-values.ts';

const refusedFor = (...fields: { path: string; message: string }[]) =>
  ({ status: 400, message: '', problem: { status: 400, title: 'Refused', code: 'invalid-input', fields } }) as ApiError;

it('keeps the days in order, each once', () => {
  expect(withDay([1, 5], 3, true)).toEqual([1, 3, 5]);
  expect(withDay([1, 3], 3, true)).toEqual([1, 3]);
  expect(withDay([1, 3], 1, false)).toEqual([3]);
});

it('gives each field its first fault, in the order of the form', () => {
  const failure = refusedFor(
    { path: 'termsVersion', message: 'Accept the terms' },
    { path: 'weekdays[0]', message: 'Choose days' },
    { path: 'weekdays[1]', message: 'Choose days' },
  );
  expect(ruleFaults(failure)).toEqual([
    { field: 'weekdays', message: 'Choose days' },
    { field: 'termsVersion', message: 'Accept the terms' },
  ]);
  expect(restOfFailure(failure)).toBeNull();
  expect(actFailure(failure)).toBe('Accept the terms. Choose days.');
});

it('says apart what is wrong with the booking itself', () => {
  const failure = refusedFor({ path: 'shipmentReference', message: 'It was cancelled' });
  expect(ruleFaults(failure)).toEqual([]);
  expect(restOfFailure(failure)).toBe('It was cancelled.');
});
