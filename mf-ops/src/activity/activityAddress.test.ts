import { activityHref, readActivity } from './activityAddress.ts';

it.each([
  ['', { name: '', kind: '', before: null }],
  ['name=mf-quote&kind=rollback&before=120', { name: 'mf-quote', kind: 'rollback', before: 120 }],
  ['kind=gone&before=-1', { name: '', kind: '', before: null }],
] as const)('%p asks for %j', (query, wanted) => {
  expect(readActivity(new URLSearchParams(query))).toEqual(wanted);
});

it('is as short as possible, and can be read back', () => {
  expect(activityHref({ name: '', kind: '', before: null })).toBe('/ops/activity');
  const wanted = { name: 'mf-ar', kind: 'publish', before: 7 } as const;
  expect(readActivity(new URLSearchParams(activityHref(wanted).split('?')[1]))).toEqual(wanted);
});
