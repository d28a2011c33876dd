import { resolvePlace } from '../places/resolvePlace.ts';
import { TOWNS } from '../places/towns.data.ts';
import { depotOf } from './depotOf.ts';
import { DEPOT_OF_STATE, DEPOTS } from './depots.data.ts';

it.each([
  ['Newtown', 'sydney'],
  ['Sydney', 'sydney'],
  ['Wollongong', 'sydney'],
  ['Newcastle', 'newcastle'],
  ['Canberra', 'canberra'],
  ['Dandenong South', 'melbourne'],
  ['Geelong', 'melbourne'],
  ['Albury', 'melbourne'],
  ['Gold Coast', 'gold-coast'],
  ['Townsville', 'brisbane'],
  ['Launceston', 'melbourne'],
  ['Corio VIC 3214', 'melbourne'],
  ['Glenelg SA 5045', 'adelaide'],
  ['Hobart', 'melbourne'],
  ['Darwin', 'adelaide'],
  ['Kalgoorlie WA', 'perth'],
  ['some shed', 'sydney'],
  ['', 'sydney'],
])('a pickup at %p belongs to %s', (text, depot) => {
  expect(depotOf(resolvePlace(text))).toBe(depot);
});

it('names each depot once, and every rule names one that there is', () => {
  const ids: string[] = DEPOTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const depot of Object.values(DEPOT_OF_STATE)) expect(ids).toContain(depot);
  for (const town of TOWNS) expect(ids).toContain(depotOf({ status: 'town', town }));
});
