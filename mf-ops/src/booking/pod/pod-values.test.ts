import { aBooking } from '../../../fixtures/aBooking.ts';
import { firstPodValues, localMinute, podErrors, toPod } from './pod-values.ts';

const now = new Date('2026-11-24T03:05:00Z');
const timeZone = 'Australia/Brisbane';
const none = { photo: null, signature: null };
const photo = new Blob(['p'], { type: 'image/jpeg' });
const filled = { ...firstPodValues(aBooking({ deliveryTimeZone: timeZone }), { now }), palletsOut: '0' };

describe('the proof of delivery', () => {
  it("starts with what is known, in the delivery's local time", () => {
    expect(filled).toMatchObject({ receiverName: 'Tom', palletsIn: '4', deliveredAtLocal: '2026-11-24T13:05' });
    expect(localMinute(now, 'Australia/Melbourne')).toBe('2026-11-24T14:05');
  });

  it.each([
    ['drawn', none, ['signature']],
    ['drawn', { ...none, signature: photo }, []],
    ['paper', none, []],
    ['none', none, ['photo']],
    ['none', { ...none, photo }, []],
  ] as const)('signed %s, with %j, lacks %j', (signing, pictures, lacking) => {
    expect(Object.keys(podErrors({ ...filled, signing }, { pictures, timeZone, now }))).toEqual([...lacking]);
  });

  it.each([
    ['receiverName', ' '],
    ['deliveredAtLocal', ''],
    ['deliveredAtLocal', '2026-11-24T13:06'],
    ['palletsIn', ''],
    ['palletsIn', '1.5'],
    ['palletsOut', '-1'],
    ['palletsOut', 'x'],
  ] as const)('finds fault with %s %j', (field, typed) => {
    const values = { ...filled, signing: 'paper' as const, [field]: typed };
    expect(Object.keys(podErrors(values, { pictures: none, timeZone, now }))).toEqual([field]);
  });

  it('records in the notes how it was signed', () => {
    expect(toPod({ ...filled, signing: 'paper', notes: ' Dock 3 ' }, 4)).toEqual({
      version: 4,
      receiverName: 'Tom',
      deliveredAtLocal: '2026-11-24T13:05',
      palletsIn: 4,
      palletsOut: 0,
      notes: 'Signed on paper.\nDock 3',
    });
    expect(toPod(filled, 4).notes).toBe('');
  });
});
