import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { cutOffs } from './cutOffs.ts';
import { formatDay, formatMinutes } from './time-words.ts';

const at = (moment: string, answers: Partial<QuoteRequest> = { pickup: 'Newtown' }) =>
  cutOffs({ ...EMPTY_QUOTE_REQUEST, ...answers }, new Date(moment));

const left = (moment: string, answers?: Partial<QuoteRequest>) =>
  at(moment, answers)?.levels.map(({ minutesLeft }) => minutesLeft);

describe('cutOffs', () => {
  it('reads the clock of the pickup city: daylight saving in Sydney, none in Brisbane', () => {
    const moment = '2026-11-20T02:59:30Z';
    expect(at(moment)).toMatchObject({ cityName: 'Sydney', zone: 'AEDT', minuteOfDay: 839, today: '2026-11-20' });
    expect(at(moment, { pickup: 'Brisbane' })).toMatchObject({ cityName: 'Brisbane', zone: 'AEST', minuteOfDay: 779 });
    expect(left(moment)).toEqual([null, 1, 91, 241]);
    expect(left(moment, { pickup: 'Brisbane' })).toEqual([null, 61, 151, 301]);
  });

  it('closes exactly at the minute', () => {
    expect(left('2026-11-20T14:00:00+11:00')).toEqual([null, null, 90, 240]);
    expect(left('2026-11-20T17:59:59+11:00')).toEqual([null, null, null, 1]);
    expect(left('2026-11-20T18:00:00+11:00')).toEqual([null, null, null, null]);
  });

  it('measures how much of each part of the day has passed', () => {
    const elapsed = (moment: string) => at(moment)?.levels.map((level) => level.elapsed);
    expect(elapsed('2026-11-20T05:00:00+11:00')).toEqual([0, 0, 0, 0]);
    expect(elapsed('2026-11-20T08:00:00+11:00')).toEqual([0.5, 0, 0, 0]);
    expect(elapsed('2026-11-20T15:30:00+11:00')).toEqual([1, 1, 1, 0]);
    expect(elapsed('2026-11-20T23:00:00+11:00')).toEqual([1, 1, 1, 1]);
  });

  it('has every level open on a later business day, without a countdown', () => {
    const day = at('2026-11-20T20:00:00+11:00', { pickup: 'Newtown', pickupDate: '2026-11-23' });
    expect(day).toMatchObject({ isToday: false, pickupDate: '2026-11-23', dayOff: null });
    expect(day?.levels.map(({ isOpen, minutesLeft, elapsed }) => [isOpen, minutesLeft, elapsed])).toEqual(
      Array(4).fill([true, null, 0]),
    );
  });

  it('names weekends and public holidays of the pickup state', () => {
    expect(at('2026-11-21T09:00:00+11:00')?.dayOff).toBe('weekend');
    expect(at('2027-01-26T09:00:00+11:00')?.dayOff).toBe('Australia Day');
    expect(at('2026-11-03T09:00:00+11:00', { pickup: 'Melbourne' })?.dayOff).toBe('Melbourne Cup Day');
    expect(at('2026-11-03T09:00:00+11:00')?.dayOff).toBeNull();
  });

  it('is null for a wrong date', () => {
    expect(at('2026-11-20T09:00:00+11:00', { pickupDate: '2020-01-01' })).toBeNull();
    expect(at('2026-11-20T09:00:00+11:00', { pickupDate: 'soon' })).toBeNull();
  });
});

describe('time in words', () => {
  it.each([
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [245, '4 h 5 min'],
  ])('%p minutes are %p', (minutes, words) => expect(formatMinutes(minutes)).toBe(words));

  it('names the weekday', () => expect(formatDay('2026-11-20')).toBe('Fri 20 Nov 2026'));
});
