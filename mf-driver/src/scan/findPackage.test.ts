import { ssccOf } from '@saltbush/freight';
import { aJob } from '../../fixtures/aJob.ts';
import { findPackage } from './findPackage.ts';

const [first, second] = [ssccOf('9521234', 1), ssccOf('9521234', 2)];
const job = aJob({ packages: [first, second], packageCount: 2 });

it.each([
  ['the whole number', first],
  ['the number with spaces', `${first.slice(0, 5)} ${first.slice(5)}`],
  ['the text of the bars', `00${first}`],
  ['the text of the bars after a mark', `\u001d00${first}`],
  ['the text of the bars after their kind', `]C100${first}`],
  ['its last digits', first.slice(-5)],
])('knows a package by %s', (_what, typed) => {
  expect(findPackage(typed, job)).toEqual({ status: 'of-the-job', sscc: first });
});

it.each([
  ['too little', '123', /at least its last 4 digits/],
  [
    'a number with a wrong digit',
    `${first.slice(0, -1)}${(Number(first.at(-1)) + 1) % 10}`,
    /A digit of this number is wrong/,
  ],
  ['a label of another job', ssccOf('9521234', 77), /not of this job/],
  ['last digits that no package has', '99999', /not of this job/],
])('says what to do about %s', (_what, typed, message) => {
  expect(findPackage(typed, job)).toEqual({ status: 'not-found', message: expect.stringMatching(message) });
});

it('asks for more digits where several packages end with those that were typed', () => {
  const twins = aJob({ packages: ['000000000000011234', '000000000000021234'], packageCount: 2 });
  expect(findPackage('1234', twins)).toMatchObject({ message: expect.stringContaining('Several labels') });
});

it('leaves a good number to the gateway where the job has more packages than are listed', () => {
  const many = aJob({ packages: [first], packageCount: 140 });
  expect(findPackage(ssccOf('9521234', 120), many)).toEqual({ status: 'unlisted', sscc: ssccOf('9521234', 120) });
});
