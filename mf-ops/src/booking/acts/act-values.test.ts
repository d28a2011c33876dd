import { fieldErrors } from '@saltbush/business-api/field-errors';
import { moveBookingSchema } from '@saltbush/consignments/api';
import { aBooking } from '../../../fixtures/aBooking.ts';
import { type ActValues, actErrors, fieldsOfPaths, toMove } from './act-values.ts';
import { ACTS, type ActId } from './acts.data.ts';
import { actsOf } from './actsOf.ts';

const standing = { status: 'allocated', version: 7 } as const;
const context = { standing, today: '2026-11-21' };
const filled: ActValues = {
  driver: ' Bo ',
  vehicle: 'Semi',
  kind: 'delayed',
  pickedUpAt: '2026-11-21T09:05',
  eta: '2026-11-25',
  note: ' Road shut ',
};
const blank: ActValues = { driver: '', vehicle: '', kind: '', pickedUpAt: '', eta: '', note: '' };
const everyAct = Object.keys(ACTS) as ActId[];

describe('an act', () => {
  it.each(everyAct)('%s, filled in, is accepted by the gateway', (id) => {
    expect(actErrors(id, filled, context)).toEqual({});
    expect(fieldErrors(moveBookingSchema, toMove(id, filled, standing))).toEqual({});
  });

  it.each([
    ['accepted', []],
    ['picked_up', []],
    ['resume', []],
    ['declined', ['note']],
    ['cancelled', ['note']],
    ['note', ['note']],
    ['allocated', ['driver', 'vehicle']],
    ['reallocate', ['driver', 'vehicle']],
    ['exception', ['kind', 'note']],
    ['eta', ['eta']],
  ] as const)('%s, left blank, lacks %j', (id, lacking) => {
    expect(Object.keys(actErrors(id, blank, context)).sort()).toEqual([...lacking].sort());
  });

  it('refuses a delivery day that has passed', () => {
    expect(actErrors('eta', { ...blank, eta: '2026-11-20' }, context)).toEqual({ eta: 'Choose today or a later day.' });
  });

  it('sends only what belongs to it', () => {
    expect(toMove('picked_up', filled, standing)).toEqual({
      version: 7,
      status: 'picked_up',
      note: 'Road shut',
      pickedUpAtLocal: '2026-11-21T09:05',
      eta: '2026-11-25',
    });
    expect(toMove('note', filled, standing)).toEqual({ version: 7, status: 'allocated', note: 'Road shut' });
    expect(toMove('resume', filled, standing)).toMatchObject({ status: 'allocated', exception: null });
    expect(toMove('exception', filled, standing)).toMatchObject({
      status: 'allocated',
      note: '',
      exception: { kind: 'delayed', reason: 'Road shut' },
    });
    expect(toMove('reallocate', filled, standing).allocation).toEqual({ driver: 'Bo', vehicle: 'Semi' });
  });

  it("shows the gateway's errors beside their fields", () => {
    expect(
      fieldsOfPaths([
        { path: 'exception.reason', message: 'Too long' },
        { path: 'allocation', message: 'Required' },
        { path: 'somewhere', message: 'Else' },
      ]),
    ).toEqual({ note: 'Too long', driver: 'Required' });
  });
});

describe('actsOf', () => {
  it('offers the moves that the gateway allows, and notes while the booking is open', () => {
    expect(actsOf(aBooking())).toEqual({ moves: ['accepted', 'declined'], remarks: ['exception', 'eta', 'note'] });
    expect(actsOf(aBooking({ status: 'allocated', nextStatuses: ['picked_up'] })).remarks[0]).toBe('reallocate');
    expect(actsOf(aBooking({ exception: { kind: 'delayed', reason: 'Fog' } })).remarks).toContain('resume');
    expect(actsOf(aBooking({ status: 'invoiced', nextStatuses: [], isOpen: false }))).toEqual({
      moves: [],
      remarks: [],
    });
  });
});
