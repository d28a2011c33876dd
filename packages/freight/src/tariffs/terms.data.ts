// Commercial terms that quotes and pages refer to.
// Source: terms and conditions. Effective 2026-07-01. Units in the names.
export const TERMS = {
  /** Named in every booking that accepts them. */
  version: '2026-07',
  effectiveFrom: '2026-07-01',
  quoteValidDays: 30,
  paymentTermsDays: 7,
  corporatePaymentTermsDays: 30,
  claimWindowDays: 7,
  cancellationNoticeHours: 2,
  /** Office hours in which a booking is accepted or declined, the same as for enquiries. */
  bookingAnswerHours: 2,
  /** Shorter for a pickup on the same day, which is taken until 6:00 PM. */
  sameDayAnswerMinutes: 30,
  dispatchCloses: '18:30',
  palletExchangeCentsPerConsignment: 1000,
  transitInsuranceLimitCents: 10_000_000,
} as const;
