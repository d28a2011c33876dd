import { NAMESAKES } from './namesakes.data.ts';
import { placeChoices } from './placeChoices.ts';
import { resolvePlace } from './resolvePlace.ts';
import { suburbs } from './suburbs.ts';

const choices = (pickup: string, delivery: string) => placeChoices(resolvePlace(pickup), resolvePlace(delivery));
const IN_SYDNEY = ['Sydney', 'Nowhere', 'Hurstville 2220'];
const OTHER_ENDS = [...IN_SYDNEY, 'Melbourne', 'Perth', 'Gold Coast', 'VIC', 'Gosford 2250'];

describe('placeChoices', () => {
  it('asks about every name that stands in several states, but takes a zone of Sydney beside one that may be there', () => {
    const zones = suburbs().filter(({ zone }) => zone !== null);
    for (const [state, names] of Object.entries(NAMESAKES)) {
      for (const name of names) {
        for (const other of OTHER_ENDS) {
          const [choice, ...more] = choices(name, other);
          expect(more).toEqual([]);
          const isZone = zones.some((suburb) => suburb.name === name);
          expect(choice).toMatchObject({ end: 'pickup', name, isSettled: isZone && IN_SYDNEY.includes(other) });
          expect(choice?.candidates).toContain(`${name} ${state}`);
          for (const candidate of choice?.candidates ?? []) expect(choices(candidate, other)).toEqual([]);
        }
      }
    }
  });

  it.each([
    ['a suburb of Sydney', 'Manly', 'Melbourne', [{ end: 'pickup', isSettled: false }]],
    ['the same beside its own city', 'Manly', 'Sydney', [{ end: 'pickup', isSettled: true }]],
    ['two suburbs of Sydney', 'Fairfield', 'Newport', [{ isSettled: true }, { isSettled: true }]],
    ['one that says where it is', 'Bondi', 'Newtown 2042', []],
    ['one that also stands near Sydney', 'Sydney', 'Richmond', [{ end: 'delivery', isSettled: false }]],
    ['the same beside a suburb of its city', 'Footscray', 'Richmond', [{ end: 'delivery', isSettled: true }]],
    ['a suburb of Melbourne', 'Sydney', 'Preston', [{ end: 'delivery', isSettled: false }]],
    ['an empty end', 'Fairfield', '', []],
    ['a name that stands nowhere else', 'Bondi', 'Melbourne', []],
  ])('with %s', (_what, pickup, delivery, expected) => {
    expect(choices(pickup, delivery)).toMatchObject(expected);
    expect(choices(pickup, delivery)).toHaveLength(expected.length);
  });

  it('offers the listed place first', () => {
    expect(choices('richmond', 'Sydney')[0]?.candidates.slice(0, 2)).toEqual(['Richmond VIC 3121', 'Richmond NSW']);
  });
});
