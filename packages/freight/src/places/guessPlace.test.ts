import { LOOK_ALIKES, OTHERS } from '../../fixtures/unlisted-localities.data.ts';
import { editDistance } from './editDistance.ts';
import { guessPlace } from './guessPlace.ts';
import { listedCandidates } from './place-candidates.ts';

describe('guessPlace', () => {
  it.each([
    ['Sydny', 'Sydney'],
    ['  SYDENY nsw', 'Sydney'],
    ['Melborne', 'Melbourne'],
    ['Melborne VIC', 'Melbourne'],
    ['Melborn', null],
    ['Melbourn', 'Melbourne'],
    ['Nort Sydney', 'North Sydney NSW 2060'],
    ['Cambelltown', 'Campbelltown NSW 2560'],
    ['Camberltown', 'Campbelltown NSW 2560'],
    ['Brisbne QLD', 'Brisbane'],
    ['Paramatta', 'Parramatta NSW 2150'],
    ['Marickville', 'Marrickville NSW 2204'],
    ['Wolongong', 'Wollongong NSW'],
    ['Sydny VIC', null],
    ['Sydney', null],
    ['Syd', null],
    ['Xyzzy', null],
    ['', null],
    ['1 King St, Sydny', null],
    ['a'.repeat(10_000), null],
  ])('suggests for %j: %j', (text, expected) => {
    expect(guessPlace(text)).toBe(expected);
  });

  it('suggests nothing for a place that we know of', () => {
    const known = [LOOK_ALIKES, OTHERS].flatMap((table) => Object.values(table).flat());
    expect(known.flatMap((name) => (guessPlace(name) === null ? [] : `${name}: ${guessPlace(name)}`))).toEqual([]);
  });

  it('finds most names that lack a letter, and never suggests two', () => {
    const names = listedCandidates().filter(({ name }) => name.length > 5);
    const found = names.filter(({ name }) => guessPlace(name.slice(0, 3) + name.slice(4)) !== null);
    expect(found.length / names.length).toBeGreaterThan(0.9);
  });
});

describe('editDistance', () => {
  it.each([
    ['sydney', 'sydney', 0],
    ['sydny', 'sydney', 1],
    ['sydeny', 'sydney', 1],
    ['sidnee', 'sydney', 2],
    ['perth', 'sydney', 3],
    ['', 'perth', 3],
  ])('of %j and %j is %i, at most three', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });
});
