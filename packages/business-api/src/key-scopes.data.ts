interface Scope {
  label: string;
  /** What a key with it does, for whoever chooses. */
  does: string;
}

/** What an API key may be allowed. Each route that keys may use names one of them. */
export const KEY_SCOPES = {
  price: { label: 'Price', does: 'Prices freight and saves quotes' },
  book: { label: 'Book', does: 'Books saved quotes' },
  labels: { label: 'Label', does: 'Gets labels and consignment notes' },
  track: { label: 'Track', does: 'Reads consignments and where they are' },
  cancel: { label: 'Cancel', does: 'Cancels bookings' },
  documents: { label: 'Documents', does: 'Gets invoices, credit notes, proofs of delivery and declarations' },
} as const satisfies Record<string, Scope>;

export type KeyScope = keyof typeof KEY_SCOPES;

/** In the order in which they are offered. */
export const KEY_SCOPE_NAMES = Object.keys(KEY_SCOPES) as KeyScope[];
