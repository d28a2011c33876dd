import { aRow, booked, ready, someCells } from '../../../fixtures/bulk.ts';
import { resultsText } from './resultsText.ts';

it('says of each row what became of it, and makes no formulas', () => {
  const text = resultsText([
    aRow(2, { state: booked() }),
    aRow(3, {
      cells: someCells({ customerReference: '=SUM(A1)' }),
      state: {
        status: 'faulty',
        faults: [
          { field: 'pickupDate', message: 'That day is over' },
          { field: null, message: 'No truck takes it' },
        ],
      },
    }),
    aRow(4, { state: ready(), isChosen: false }),
    aRow(5, { isLeftOut: true }),
    aRow(6, { state: booked('SH-2026-0002', false) }),
  ]);
  expect(text.split('\r\n')).toEqual([
    '\uFEFFRow,Your reference,State,Consignment,Price inc. GST,What is wrong',
    '2,PO 1,Booked,SH-2026-0001,,',
    `3,"'=SUM(A1)",To mend,,,Pickup date: That day is over; No truck takes it`,
    '4,PO 1,Not chosen,,110.00,',
    '5,PO 1,Left out,,,',
    '6,PO 1,Booked before,SH-2026-0002,,',
    '',
  ]);
});
