/**
 * Figures about the company; every page takes them from here. Source: the owner's marketing figures, effective 2025.
 * Results of case studies are in the clients' own units.
 */
export interface Claim {
  value: string;
  label: string;
}

export const claims = {
  sameDayBookings: { value: '150+', label: 'same-day bookings a week' },
  customers: { value: '800+', label: 'customers' },
  businesses: { value: '800+', label: 'businesses a month' },
  palletsWeekly: { value: '7,500+', label: 'pallets moved a week' },
  coverage: { value: 'National', label: 'coverage, every state and territory' },
  quoteSpeed: { value: 'Under 5 s', label: 'to a quote on screen' },
  industries: { value: '9+', label: 'industries' },
  support: { value: '24/7', label: 'support through tracking and the portal' },
  tracking: { value: '100%', label: 'GPS tracking' },
  cafesServed: { value: '120+', label: 'cafes served' },
  failedDeliveries: { value: '5-7 to under 1', label: 'failed deliveries a week' },
  complaints: { value: '85%', label: 'fewer complaints' },
  fasterDelivery: { value: '40%', label: 'faster delivery' },
  shippingCosts: { value: '60%', label: 'lower shipping costs' },
  growth: { value: '300%', label: 'growth' },
} as const satisfies Record<string, Claim>;
