import { TOWNS } from '../places/towns.data.ts';
import { mapPlace } from './mapPlace.ts';
import { nearestTown } from './nearestTown.ts';
import { townPoints } from './townPoints.ts';

it.each([
  [-34.76, 149.7, 'near Goulburn NSW'],
  [-33.91, 151.15, 'near Marrickville NSW'],
  [-37.82, 144.96, 'near Melbourne VIC'],
  [-31.6, 132.5, '126 km north-west of Ceduna SA'],
  [-25.3, 131.0, '341 km south-west of Alice Springs NT'],
  [-36.4, 142.1, 'near Horsham VIC'],
])('names the place nearest to %p, %p: %s', (latitude, longitude, text) => {
  expect(nearestTown(latitude, longitude).text).toBe(text);
});

it.each([
  ['Newtown', 'Newtown'],
  ['Sydney', 'Sydney'],
  ['Albury', 'Albury'],
  ['Goulburn NSW 2580', 'Goulburn'],
  ['12 Long Road, Port Augusta SA', 'Port Augusta'],
  ['Glenelg SA 5045', 'Adelaide'],
])('knows where %p is drawn', (text, name) => {
  expect(mapPlace(text)).toMatchObject({ name });
});

it.each(['', 'some shed', 'Goulburn', 'Kalbarri WA 6536'])('does not guess where %p is', (text) => {
  expect(mapPlace(text)).toBeNull();
});

it('has every town that is priced, names none twice in a state, and all of them in Australia', () => {
  for (const { name, state } of TOWNS) expect(mapPlace(`${name} ${state}`)).toMatchObject({ name });
  const names = townPoints().map(({ name, state }) => `${name} ${state}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { latitude, longitude } of townPoints()) {
    expect(latitude > -44 && latitude < -10 && longitude > 113 && longitude < 154).toBe(true);
  }
});
