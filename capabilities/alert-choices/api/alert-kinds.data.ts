/** What a client can be told of, in the order in which it is offered. */
export const ALERT_KINDS = ['pickup', 'delay', 'delivered', 'invoice', 'claim'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How somebody is told of a kind by mail. */
export const ALERT_WAYS = ['each', 'daily', 'none'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

/** What a link in a mail ends: one kind, the daily summary, or every mail. */
export const ALERT_ENDINGS = [...ALERT_KINDS, 'daily', 'all'] as const;
export type AlertEnding = (typeof ALERT_ENDINGS)[number];

/** What each kind is called, and when it comes. */
export const ALERT_KIND_WORDS = {
  pickup: { name: 'Pickups', when: 'Freight is picked up' },
  delay: { name: 'Delays', when: 'Something went wrong, or it arrives later' },
  delivered: { name: 'Deliveries', when: 'Freight is delivered' },
  invoice: { name: 'Invoices', when: 'An invoice is issued, due within three days or overdue' },
  claim: { name: 'Claims', when: 'We wrote about a claim, or decided it' },
} as const satisfies Record<AlertKind, { name: string; when: string }>;

/** Which kind of the portal's alerts each of these is. The others are not in the portal's list. */
export const ALERTS_IN_PORTAL = { delay: 'exception', delivered: 'pod', invoice: 'invoice' } as const;
