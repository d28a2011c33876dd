const lines = [
  'Name and company:',
  'Telephone:',
  'Pickup suburb:',
  'Delivery suburb:',
  'Freight (pallets or cartons, size, weight):',
  'Ready on:',
  'Needed by:',
];

/** A mail to `address` with the points of an enquiry as its text. */
export function enquiryHref(address: string): string {
  return `mailto:${address}?subject=${encodeURIComponent('Freight enquiry')}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
