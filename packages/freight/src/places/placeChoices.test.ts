import { NAMESAKES } from './namesakes.data.ts';
import { placeChoices } from './placeChoices.ts';
import { resolvePlace } from './resolvePlace.ts';

const choices = (pickup: string, delivery: string) => placeChoices(resolvePlace(pickup), resolvePlace(delivery));

describe('placeChoices', () => {
  it('asks for every name that stands in several states, whatever capital is at the other end', () => {
    for (const [state, names] of Object.entries(NAMESAKES)) {
      for (const name of names) {
        for (const other of ['Sydney', 'Melbourne', 'Perth', 'Nowhere', 'Gold Coast', 'VIC']) {
          const [choice, ...more] = choices(name, other);
          expect(more).toEqual([]);
          expect(choice).toMatchObject({ end: 'pickup', name, isSettled: false });
          expect(choice?.candidates).toContain(`${name} ${state}`);
          for (const candidate of choice?.candidates ?? []) expect(choices(candidate, other)).toEqual([]);
        }
      }
    }
  });

  it.each([
    ['a suburb of the same city', 'Manly', 'Penrith', [{ end: 'pickup', isSettled: true }]],
    ['the same at the other end', 'Bondi', 'Newtown 2042', []],
    ['a suburb of another city', 'Manly', 'Eagle Farm', [{ end: 'pickup', isSettled: false }]],
    ['two that both stand elsewhere', 'Fairfield', 'Newport', [{ isSettled: false }, { isSettled: false }]],
    ['one of those two that is clear', 'Fairfield', 'Newport NSW', [{ end: 'pickup', isSettled: true }]],
    ['two that stand together nowhere else', 'Palm Beach', 'Campbelltown', [{ isSettled: true }, { isSettled: true }]],
    ['an empty end', 'Fairfield', '', []],
    ['a name that stands nowhere else', 'Bondi', 'Melbourne', []],
  ])('with %s', (_what, pickup, delivery, expected) => {
    expect(choices(pickup, delivery)).toMatchObject(expected);
    expect(choices(pickup, delivery)).toHaveLength(expected.length);
  });

  it('offers the place we list first', () => {
    expect(choices('fairfield', 'Melbourne')[0]?.candidates).toEqual([
      'Fairfield NSW 2165',
      'Fairfield VIC',
      'Fairfield QLD',
    ]);
  });
});
