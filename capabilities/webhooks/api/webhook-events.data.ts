/** What a company's systems may be told of, with its words for people. */
export const WEBHOOK_EVENTS = [
  { type: 'consignment.booked', label: 'Booked', when: 'a booking was made for your company' },
  { type: 'consignment.changed', label: 'Changed', when: 'your company changed pickup, contacts or load' },
  { type: 'consignment.accepted', label: 'Accepted', when: 'we accepted it' },
  { type: 'consignment.declined', label: 'Declined', when: 'we declined it' },
  { type: 'consignment.cancelled', label: 'Cancelled', when: 'it was cancelled' },
  { type: 'consignment.allocated', label: 'Allocated', when: 'it has a driver and a vehicle' },
  { type: 'consignment.picked_up', label: 'Picked up', when: 'it was picked up' },
  { type: 'consignment.in_transit', label: 'In transit', when: 'it is on its way' },
  { type: 'consignment.out_for_delivery', label: 'Out for delivery', when: 'it goes to the receiver' },
  { type: 'consignment.delivered', label: 'Delivered', when: 'it was delivered' },
  { type: 'consignment.exception', label: 'Exception', when: 'something went wrong, such as a delay' },
  { type: 'consignment.exception_resolved', label: 'Exception resolved', when: 'what went wrong is mended' },
  { type: 'consignment.eta_changed', label: 'Delivery day changed', when: 'its delivery day is another one' },
  { type: 'invoice.issued', label: 'Invoice issued', when: 'its invoice was issued' },
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]['type'];

/** Most webhooks that a company has. */
export const MOST_WEBHOOKS = 10;
/** Hours for which the secret of before signs beside a new one. */
export const OLD_SECRET_HOURS = 24;
/** Most deliveries that are listed of a webhook, and days for which each is kept. */
export const LISTED_DELIVERIES = 200;
export const DELIVERY_DAYS = 30;
/** Characters of an answer that are kept. */
export const ANSWER_LENGTH = 500;
