import { formatDate, TERMS } from '@saltbush/freight';

export interface TermsSection {
  id: string;
  title: string;
  clauses: readonly string[];
  table?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Version and dates of the terms, for quotes and bookings. */
export const termsVersion = {
  version: TERMS.version,
  effective: { iso: TERMS.effectiveFrom, text: formatDate(TERMS.effectiveFrom) },
  lastUpdated: { iso: TERMS.effectiveFrom, text: formatDate(TERMS.effectiveFrom) },
};

/**
 /**
  * Terms of carriage, version 2026-07. Amounts are before GST. Page and PDF are both made from it. A new version is a
  * new dated file.
  */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    clauses: [
      'These terms apply to every quote, booking and consignment that we carry, handle or store for you, unless we have agreed something else in writing.',
      'By booking with us you accept the version of these terms that is in force on the day of the booking.',
      'Nothing in these terms takes away rights that you have under the Australian Consumer Law or another law that cannot be excluded.',
    ],
  },
  {
    id: 'definitions',
    title: 'Definitions',
    clauses: [
      '“We” and “us” are the carrier named at the foot of this page. “You” are the person or business that asks for a service, and anyone acting for them.',
      'A “consignment” is the goods moved under one booking from one consignor to one consignee. “Free time” is waiting that is included in the price. “Demurrage” is the charge for waiting past it. “POD” is proof of delivery.',
      'A “pallet” is 1.2 × 1.0 m, up to 1.8 m high and up to 1 tonne, unless the service states another size.',
    ],
  },
  {
    id: 'bookings-and-quotes',
    title: 'Bookings and quotes',
    clauses: [
      'A quote is valid for 30 days from its date, for the goods, places and times it names. If these differ on the day, the price changes to what would have been quoted for them.',
      'A booking is confirmed only when we have received and accepted it.',
      'You give us a true description of the goods, their weight, size and number, and access to both sites.',
      'Prices exclude GST. The fuel levy is shown on the quote; it is reviewed monthly.',
    ],
  },
  {
    id: 'delivery-and-proof',
    title: 'Delivery and proof of delivery',
    clauses: [
      'We deliver to the address on the booking. Times and transit days are estimates, unless we have agreed a fixed time in writing.',
      'The receiver signs for the goods, or we record name, time and a photograph. This record is the proof of delivery.',
      'If nobody can receive the goods, we may return them or hold them and charge for the second attempt or the storage.',
      'Damage or shortage that can be seen is to be noted on the proof of delivery.',
    ],
  },
  {
    id: 'wait-time-and-demurrage',
    title: 'Wait time and demurrage',
    clauses: [
      'Waiting is counted from the vehicle’s arrival, unless we caused the delay. The free time and the rate beyond it depend on the vehicle.',
      'Vehicles other than full-load combinations are charged per minute. Semi-trailers and B-doubles on full loads are charged in steps of 15 minutes.',
    ],
    table: {
      caption: 'Free time and demurrage',
      columns: ['Vehicle', 'Free time', 'Then, an hour'],
      rows: [
        ['Up to 1T', '15 minutes', '$46'],
        ['2T to 4T', '30 minutes', '$65'],
        ['6T and larger', '30 minutes', '$85'],
        ['Semi-trailer, full load', '1 hour', '$100'],
        ['B-double and other full loads', '1.5 hours', '$130'],
      ],
    },
  },
  {
    id: 'surcharges',
    title: 'Surcharges',
    clauses: [
      'Surcharges apply per consignment, when the service was asked for or when the job could not be done without it. The fuel levy is not charged on them.',
      'After-hours work, multi-drop and manual unloading beyond a simple hand unload are quoted for the job. Dangerous goods are carried by prior approval only.',
    ],
    table: {
      caption: 'Surcharges before GST',
      columns: ['Service', 'Metro', 'Interstate and other'],
      rows: [
        ['Tailgate', '$25', '$45'],
        ['Pallet return', '$15', '$10'],
        ['Residential delivery', '$20', '$25'],
        ['Hand unload', '$40', '$40'],
        ['Tail lift not booked ahead', '$60', '$60'],
        ['Pallet exchange', '$10', '$10'],
      ],
    },
  },
  {
    id: 'pallet-return',
    title: 'Pallet return',
    clauses: [
      'Pallet exchange is $10 per consignment; exchanged pallets are returned on the next business day.',
      'Pallets in and out are recorded on the proof of delivery. Hire charges of a pallet pool stay with the account that the pallets are on.',
      'If no pallets are ready for exchange at delivery, the balance is recorded against the receiver or, failing that, against you.',
    ],
  },
  {
    id: 'insurance-and-liability',
    title: 'Insurance and liability',
    clauses: [
      'Goods are carried at your risk as far as the law allows. Optional transit insurance of up to $100,000 per consignment is available on request before pickup.',
      'Claims are made in writing within 7 days of delivery, with photographs, and with the packaging kept for inspection.',
      'We are not liable for loss of profit or other indirect loss, except where the law says that this cannot be excluded.',
      'You are responsible for packing that withstands ordinary road transport.',
    ],
  },
  {
    id: 'compliance',
    title: 'Compliance (chain of responsibility)',
    clauses: [
      'Everyone who consigns, packs, loads, schedules or receives goods shares the duty to keep the transport safe, so far as is reasonably practicable. In most states this is the Heavy Vehicle National Law; in Western Australia and the Northern Territory, their own law.',
      'You declare true weights and dimensions and do not ask for a time that can only be met by speeding or by driving fatigued.',
      'We may refuse, unload or re-schedule a load that is overweight, unrestrained or wrongly declared, and charge the cost.',
    ],
  },
  {
    id: 'cancellations',
    title: 'Cancellations',
    clauses: [
      'A booking can be cancelled or moved free of charge up to 2 hours before the pickup time.',
      'With under 2 hours’ notice, part or all of the price may be charged, depending on the vehicle and the distance already driven.',
      'We may cancel a booking that would be unsafe or unlawful to carry out; you then pay nothing for it.',
    ],
  },
  {
    id: 'payment-terms',
    title: 'Payment terms',
    clauses: [
      'Invoices are due 7 days from the invoice date, unless your account has other terms in writing. All prices exclude GST.',
      'Tell us about a charge you dispute before the due date, and pay the rest on time.',
      'We may pause an account that is overdue, and hold goods as the law allows until it is paid.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    clauses: [
      'We collect the names, contact details, addresses, signatures and photographs that are needed to quote, carry, prove and invoice a consignment, and keep them as long as the law requires.',
      'We share them with drivers, subcontractors and the receiver as far as the job needs, and with nobody for advertising. Marketing e-mail is sent only with your consent.',
      'You may ask to see or correct what we hold about you: use the contact details in section 14.',
    ],
  },
  {
    id: 'disputes-and-jurisdiction',
    title: 'Disputes and jurisdiction',
    clauses: [
      'Write to us first. We answer within 5 business days, and both sides try to settle the matter before going to court, except where urgent relief is needed.',
      'These terms are governed by the law of New South Wales, and its courts have jurisdiction.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    clauses: ['Customer service is open Monday to Friday, 7AM-6PM AEST.'],
  },
];
