import { serviceErrors } from './serviceErrors.ts';

const GOOD = {
  remote: 'mf-tracking',
  version: '',
  upstream: ' https://tracking.internal:8443 ',
  health: '/healthz',
  seconds: '5',
  reason: 'Moved',
};

it('finds nothing wrong with a whole form', () => {
  expect(serviceErrors(GOOD)).toEqual({});
});

it.each([
  ['remote', ''],
  ['upstream', 'tracking'],
  ['upstream', 'ftp://tracking.internal'],
  ['health', 'healthz'],
  ['health', 'https://elsewhere.example/'],
  ['seconds', ''],
  ['seconds', '0'],
  ['seconds', '31'],
  ['seconds', 'five'],
  ['reason', ' '],
])('says what is wrong with %s %j', (field, value) => {
  expect(Object.keys(serviceErrors({ ...GOOD, [field]: value }))).toEqual([field]);
});
