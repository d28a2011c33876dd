import type { ClaimFields } from '../api/claims.ts';

/** Who makes the claims of the demo company. */
export const DEMO_CLIENT = 'client@saltbush.example';
export const DEMO_STAFF = 'staff@saltbush.example';

/** About the latest delivery: it waits for the desk. */
export const OPEN_CLAIM: ClaimFields = {
  kind: 'damage',
  words: 'The wrap was torn on one side, and the top two layers had slid. The driver saw it and wrote it on his sheet.',
  goods: '36 cartons of sourdough crackers, of 120',
  amountCents: 41_400,
  phone: '02 5550 1840',
  keepsPackaging: true,
};

/** About an earlier one: accepted for less than was claimed, without a note, so that no invoice of the demo changes. */
export const DECIDED_CLAIM: ClaimFields & { asked: string; answered: string; reason: string; agreedCents: number } = {
  kind: 'loss',
  words: 'Six cartons are missing. The receiver counted them at the dock, and signed for 42 instead of 48.',
  goods: '6 cartons of rye bread mix',
  amountCents: 18_600,
  phone: '02 5550 1840',
  keepsPackaging: false,
  asked: 'Which price of these cartons do you claim: what you paid, or what you sell them for?',
  answered: 'What we sell them for, $31.00 each. We pay $24.50.',
  reason: 'Our scan at the depot shows 42 cartons too, so six were lost with us. We pay what the goods cost you.',
  agreedCents: 14_700,
};
