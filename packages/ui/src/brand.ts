import * as icons from './icons/icons.data.ts';

/**
 * Everything about this carrier. A real carrier replaces this file, and `tokens.ts` for the colours. All of it is
 * invented; the telephone number lies in the range reserved for fiction.
 */
export const brand = {
  name: 'Saltbush Freight',
  legalName: 'Saltbush Freight Pty Ltd',
  abn: '19 999 040 271',
  phone: '1300 975 707',
  phoneHref: 'tel:1300975707',
  email: 'hello@saltbushfreight.example',
  salesEmail: 'quotes@saltbushfreight.example',
  accountsEmail: 'accounts@saltbushfreight.example',
  careersEmail: 'careers@saltbushfreight.example',
  address: {
    street: '14 Saltbush Way',
    suburb: 'Erskine Park',
    state: 'NSW',
    postcode: '2759',
  },
  /** Hours of the head office and depots: what "business hours" means, in which enquiries and bookings are answered. */
  hours: {
    label: '6:00 AM-5:00 PM AEST Mon-Fri',
    opens: '06:00',
    closes: '17:00',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    timeZone: 'Australia/Sydney',
  },
  copyrightYear: 2025,
} as const;

/** A bank account in Australia. */
export interface BrandAccount {
  name: string;
  /** Such as `999-040`. */
  bsb: string;
  number: string;
}

// What few pages show: an export of its own is left out of the scripts that do without it.

export const brandBlurb =
  'Road freight between Australian cities and across town: pallets, full loads and same-day metro work, priced in the open.';

const socialLinks = () =>
  [
    { name: 'LinkedIn', href: '/contact#social', icon: icons.linkedin },
    { name: 'Facebook', href: '/contact#social', icon: icons.facebook },
    { name: 'Instagram', href: '/contact#social', icon: icons.instagram },
  ] as const;

/**
 * Until the company has pages there, its contact page says how to reach it instead. Marked as pure, so that pages without these
 * links do not load their icons.
 */
export const brandSocial = /* @__PURE__ */ socialLinks();

/**
 * The logo on a 32 × 32 grid: a saltbush leaf whose midrib is a road. The wordmark beside it is `name` in the
 * display font, the first word heavy.
 */
export const brandMark = {
  leaf: 'M4.5 27.5C0.5 14 10 3 29 3 30 20.5 20 31 4.5 27.5Z',
  road: 'M1 31C7.5 27 9.5 22.5 12.5 18.5 15.5 14.5 19 11.5 25 6.8 21.5 12.5 20 15 18 18.8 15.8 23 14 27.5 9 31Z',
} as const;

/**
 * The account into which invoices are paid. It is invented, like the company: we know of no bank whose numbers begin
 * with 999, but could not compare it with the list of AusPayNet. Put the real account here before an invoice is sent, or
 * null: invoices then name no account.
 */
export const brandAccount: BrandAccount | null = {
  name: 'Saltbush Freight Pty Ltd',
  bsb: '999-040',
  number: '2711 4075',
};

/** The labels of both hours say AEST all year; this says what that means in summer. */
export const brandHoursClock = 'Hours are those of Sydney, whose clocks show AEST, and AEDT in summer.';

/** Hours in which customer service answers the telephone. */
export const brandServiceHours = {
  label: 'Mon-Fri 7AM-6PM AEST',
  opens: '07:00',
  closes: '18:00',
} as const;
