import { describePlace } from '../../fixtures/describePlace.ts';
import { BY_POSTCODE, ELSEWHERE, PLAIN, TRAPS } from '../../fixtures/place-corpus.data.ts';
import { priceQuote } from '../quote/priceQuote.ts';
import { EMPTY_QUOTE_REQUEST } from '../quote/quote-request.ts';
import { CITIES } from './cities.data.ts';
import { localities } from './localities.ts';
import { placeChoices } from './placeChoices.ts';
import { stateOfPostcode } from './readAddress.ts';
import { resolvePlace } from './resolvePlace.ts';
import { TOWNS } from './towns.data.ts';

const CORPUS = [...PLAIN, ...BY_POSTCODE, ...ELSEWHERE, ...TRAPS];
const now = new Date('2026-11-20T09:00:00+11:00');

/** Postcodes of New South Wales that are priced as Canberra, which is beside them. */
const ACROSS_A_BORDER = ['2619', '2620'];

/** What a text means at one end of a journey to Darwin. */
function answerTo(text: string): string {
  const place = resolvePlace(text);
  const [choice] = placeChoices(place, resolvePlace('Darwin'));
  return choice && !choice.isSettled ? `asks ${choice.name}` : describePlace(place);
}

function stateOf(text: string): string | null {
  const place = resolvePlace(text);
  switch (place.status) {
    case 'suburb':
      return place.suburb.state;
    case 'capital':
      return place.city.state;
    case 'town':
      return place.town.state;
    case 'elsewhere':
      return place.state;
    default:
      return null;
  }
}

describe('texts that people type', () => {
  it('are enough to rely on, each of them once, with enough traps', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(300);
    expect(TRAPS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CORPUS.map(([text]) => text)).size).toBe(CORPUS.length);
  });

  it('mean what they say', () => {
    const wrong = CORPUS.flatMap(([text, answer]) => (answerTo(text) === answer ? [] : [`${text}: ${answerTo(text)}`]));
    expect(wrong).toEqual([]);
  });

  it('never get a price of nothing', () => {
    for (const [text] of CORPUS) {
      for (const name of ['Newtown 2042', 'Adelaide']) {
        const outcome = priceQuote({ ...EMPTY_QUOTE_REQUEST, pickup: name, delivery: text, palletCount: '2' }, { now });
        const isAnswered = outcome.status === 'refused' ? outcome.message !== '' : outcome.quote.totalExGstCents > 0;
        expect(isAnswered ? '' : text).toBe('');
      }
    }
  });
});

it('reads every postcode from 0200 to 9999 as a place of its own state, or says which state it is in', () => {
  const wrong: string[] = [];
  for (let number = 200; number <= 9999; number += 1) {
    const postcode = String(number).padStart(4, '0');
    const expected = ACROSS_A_BORDER.includes(postcode) ? 'ACT' : stateOfPostcode(postcode);
    for (const text of [postcode, `12 Long Road, Somewhere ${postcode}`]) {
      if (stateOf(text) !== expected) wrong.push(`${text}: ${stateOf(text)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('offers only suburbs that are then read as near the place that it names', () => {
  const wrong = localities().filter(({ text, near }) => describePlace(resolvePlace(text)) !== `${near} area`);
  expect(wrong).toEqual([]);
});

it('offers suburbs around every capital and regional centre', () => {
  const near = new Set(localities().map((one) => one.near));
  expect([...CITIES, ...TOWNS].filter(({ name }) => !near.has(name))).toEqual([]);
});
