import type { AddressFields } from '../api/addresses.ts';

/** The account whose book it is. */
export const DEMO_CLIENT = 'client@saltbush.example';

const ANYWHERE: AddressFields = {
  ...{ name: '', street: '', suburb: '', postcode: '', contactName: '', phone: '', openingHours: '' },
  ...{ gateM: '', drivewayM: '', heightM: '', hasForklift: false, needsTailgate: false, hasDangerousGoods: false },
  instructions: '',
};

// The address book with which the site is shown to whoever tries it out. Businesses, people and numbers are invented.
export const DEMO_ADDRESSES: readonly AddressFields[] = [
  {
    ...ANYWHERE,
    ...{ name: 'Wattle & Rye bakehouse', street: '48 Fitzroy Street', suburb: 'Marrickville', postcode: '2204' },
    ...{ contactName: 'Dev Anand', phone: '02 5550 1841', openingHours: 'Mon to Sat 4:00 to 14:00' },
    ...{ hasForklift: true, gateM: '3.6', heightM: '4.1', instructions: 'Rear lane, roller door 2.' },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Corner Loaf', street: '211 King Street', suburb: 'Newtown', postcode: '2042' },
    ...{ contactName: 'Tess Ngo', phone: '02 5550 1902', openingHours: 'Daily 5:30 to 11:00' },
    ...{
      drivewayM: '7.5',
      needsTailgate: true,
      instructions: 'No truck may stop in King Street. Use the lane behind.',
    },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Harbour Table', street: '26 Pirrama Road', suburb: 'Pyrmont', postcode: '2009' },
    ...{ contactName: 'Leo Marsh', phone: '02 5550 1955', openingHours: 'Mon to Fri 6:00 to 10:00' },
    ...{ heightM: '3.2', needsTailgate: true, instructions: 'Basement dock, ring at the boom gate.' },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Crown Street Grocer', street: '402 Crown Street', suburb: 'Surry Hills', postcode: '2010' },
    ...{ contactName: 'Ines Duarte', phone: '02 5550 1917', openingHours: 'Mon to Sat 6:00 to 12:00' },
    ...{ gateM: '2.8', needsTailgate: true },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Stonemill Flour', street: '9 Cook Street', suburb: 'Kurnell', postcode: '2231' },
    ...{ contactName: 'Ruth Ward', phone: '02 5550 1860', openingHours: 'Mon to Fri 7:00 to 15:30' },
    ...{ hasForklift: true, instructions: 'Weighbridge first. Boots and vest.' },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Wattle & Rye Canberra', street: '30 Gladstone Street', suburb: 'Fyshwick', postcode: '2609' },
    ...{ contactName: 'Sam Pryor', phone: '02 5550 1871', openingHours: 'Mon to Fri 6:00 to 14:00' },
    ...{ hasForklift: true, drivewayM: '22' },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Yarra Pantry', street: '15 Sunline Drive', suburb: 'Truganina', postcode: '3029' },
    ...{ contactName: 'Mina Petrou', phone: '03 5550 1920', openingHours: 'Mon to Fri 7:00 to 16:00' },
    ...{ hasForklift: true, instructions: 'Book a dock by 2 PM the day before.' },
  },
  {
    ...ANYWHERE,
    ...{ name: 'Cleanline Supplies', street: '74 Industrial Drive', suburb: 'Mayfield', postcode: '2304' },
    ...{ contactName: 'Col Baxter', phone: '02 5550 1988', openingHours: 'Mon to Fri 8:00 to 16:00' },
    ...{ hasForklift: true, hasDangerousGoods: true, instructions: 'Sanitiser, UN1170. Papers to the office first.' },
  },
];
