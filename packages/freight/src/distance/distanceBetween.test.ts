import { CITIES } from '../places/cities.data.ts';
import { resolvePlace } from '../places/resolvePlace.ts';
import { TOWNS } from '../places/towns.data.ts';
import { CAPITAL_DISTANCES } from './capital-distances.data.ts';
import { distanceBetween } from './distanceBetween.ts';

const between = (from: string, to: string) => distanceBetween(resolvePlace(from), resolvePlace(to));

describe('distanceBetween', () => {
  it.each([
    ['Newtown', 'Marrickville', 3],
    ['North Sydney', 'Bondi', 10],
    ['Marrickville', 'Parramatta', 23],
    ['Alexandria', 'Wetherill Park', 35],
    ['Port Botany', 'Eastern Creek', 50],
    ['Manly', 'Penrith', 73],
    ['Palm Beach', 'Campbelltown', 90],
    ['Newtown', 'Newtown', 1],
    ['Sydney', 'Sydney', 1],
  ])('estimates %s to %s as %i km', (from, to, km) => {
    expect(between(from, to)).toEqual({ status: 'known', km, basis: 'metro', note: null });
  });

  it.each([
    ['Sydney', 'Brisbane', 950],
    ['Sydney', 'Melbourne', 858],
    ['Sydney', 'Adelaide', 1367],
    ['Sydney', 'Perth', 4044],
    ['Sydney', 'Darwin', 3987],
    ['Melbourne', 'Brisbane', 1682],
    ['Melbourne', 'Adelaide', 731],
    ['Melbourne', 'Perth', 3407],
    ['Melbourne', 'Darwin', 3749],
    ['Adelaide', 'Brisbane', 2015],
    ['Adelaide', 'Perth', 2677],
    ['Adelaide', 'Darwin', 3019],
    ['Brisbane', 'Perth', 4314],
    ['Brisbane', 'Darwin', 3417],
    ['Perth', 'Darwin', 4027],
    ['Canberra', 'Sydney', 287],
    ['Canberra', 'Melbourne', 669],
    ['Canberra', 'Brisbane', 1203],
    ['Canberra', 'Adelaide', 1159],
    ['Canberra', 'Perth', 3724],
    ['Canberra', 'Darwin', 3945],
    ['Hobart', 'Melbourne', 703],
    ['Hobart', 'Sydney', 1561],
    ['Hobart', 'Canberra', 1372],
    ['Hobart', 'Adelaide', 1434],
    ['Hobart', 'Brisbane', 2385],
    ['Hobart', 'Perth', 4110],
    ['Hobart', 'Darwin', 4452],
  ])('reads %s to %s as %i km, both ways', (from, to, km) => {
    expect(between(from, to)).toMatchObject({ status: 'known', km });
    expect(between(to, from)).toMatchObject({ status: 'known', km });
  });

  it('names the crossing to Hobart', () => {
    expect(between('Sydney', 'Hobart')).toMatchObject({ note: 'incl. Bass Strait crossing' });
  });

  it('measures between suburbs of two cities as between the cities', () => {
    expect(between('Newtown', 'Footscray')).toMatchObject({ km: 858, basis: 'capitals' });
  });

  it.each([
    ['Sydney', 'Newcastle', 167],
    ['Wollongong', 'Parramatta', 85],
    ['Sydney', 'Gold Coast', 840],
    ['Geelong', 'Melbourne', 75],
    ['Brisbane', 'Townsville', 1340],
    ['Albury', 'Sydney', 555],
    ['Sydney', 'Geelong', 933],
    ['Perth', 'Newcastle', 4211],
    ['Townsville', 'Darwin', 2500],
    ['Cairns', 'Melbourne', 3362],
    ['Toowoomba', 'Perth', 4314 + 130],
    ['Ballarat', 'Perth', 3297],
    ['Bendigo', 'Canberra', 819],
    ['Wodonga', 'Adelaide', 1051],
    ['Corio VIC 3214', 'Adelaide', 700],
  ])('knows %s to %s as about %i km', (from, to, km) => {
    expect(between(from, to)).toMatchObject({ km, basis: 'town', note: 'approximate' });
  });

  it('has a way between every capital and every town, with the crossing where there is one', () => {
    for (const city of CITIES) {
      for (const town of TOWNS) {
        const isCrossing = (city.name === 'Hobart') !== (town.name === 'Launceston');
        const there = between(city.name, town.name);
        expect(there).toMatchObject({ basis: 'town' });
        expect(there).toEqual(between(town.name, city.name));
        expect('note' in there && there.note?.includes('Bass Strait')).toBe(isCrossing);
      }
    }
  });

  it.each([
    ['Newcastle', 'Wollongong'],
    ['Newtown', 'Hurstville'],
    ['Newtown', 'Hurstville 2220'],
    ['Adelaide', 'Glenelg SA 5045'],
    ['Glenelg SA 5045', 'Norwood SA 5067'],
    ['Geelong', 'Corio VIC 3214'],
    ['', 'Sydney'],
  ])('does not guess from %j to %j', (from, to) => {
    expect(between(from, to)).toEqual({ status: 'unknown' });
  });

  it('has every pair of capitals once', () => {
    const pairs = CAPITAL_DISTANCES.map(({ between: pair }) => [...pair].sort().join('-'));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength((CITIES.length * (CITIES.length - 1)) / 2);
  });
});
