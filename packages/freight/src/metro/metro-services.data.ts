import type { PriceLevel } from '../rate-cards/rate-card-types.ts';

export const METRO_SERVICES = ['ALL_DAY', 'METRO_STANDARD', 'METRO_VIP', 'METRO_EXPRESS'] as const;
export type MetroService = (typeof METRO_SERVICES)[number];

export interface MetroServiceDefinition {
  serviceType: 'ALL_DAY' | 'METRO_COURIER';
  serviceLevel: 'FIXED' | 'STANDARD' | 'VIP' | 'EXPRESS';
  /** Label of its tab and card. */
  name: string;
  description: string;
  /** Minute of the day, in the pickup city, from which today's bookings are closed. */
  cutOffMinute: number;
  turnaround: string;
  /** The level at which a rate card prices it. */
  priceLevel: PriceLevel;
  pricingLogic: string;
}

// Same-day metro services, earliest cut-off first.
// Source: service description. Effective 2026-07-01. Units: minutes since local midnight.
export const METRO_SERVICE_DEFINITIONS = {
  ALL_DAY: {
    serviceType: 'ALL_DAY',
    serviceLevel: 'FIXED',
    name: 'All Day',
    description: 'Standard pallets, 120 × 120 × 180 cm and under 900 kg each, within the window 7am-5pm.',
    cutOffMinute: 600,
    turnaround: 'Same day, 7am-5pm',
    priceLevel: 'STANDARD',
    pricingLogic: 'Zone price, or the standard rate card for a dedicated vehicle.',
  },
  METRO_STANDARD: {
    serviceType: 'METRO_COURIER',
    serviceLevel: 'STANDARD',
    name: 'Standard 4-5 hrs',
    description: 'Picked up and delivered within 4-5 hours.',
    cutOffMinute: 840,
    turnaround: '4-5 hours',
    priceLevel: 'STANDARD',
    pricingLogic: 'Zone price, or the standard rate card for a dedicated vehicle.',
  },
  METRO_VIP: {
    serviceType: 'METRO_COURIER',
    serviceLevel: 'VIP',
    name: 'VIP 2-3 hrs',
    description: 'Picked up and delivered within 2-3 hours; pickup until 5:30pm.',
    cutOffMinute: 930,
    turnaround: '2-3 hours',
    priceLevel: 'VIP',
    pricingLogic: 'Zone price, or the VIP rate card for a dedicated vehicle.',
  },
  METRO_EXPRESS: {
    serviceType: 'METRO_COURIER',
    serviceLevel: 'EXPRESS',
    name: 'Express Immediate',
    description: 'Immediate dispatch.',
    cutOffMinute: 1080,
    turnaround: 'Immediate',
    priceLevel: 'EXPRESS',
    pricingLogic: 'Zone price, or the Express rate card for a dedicated vehicle.',
  },
} as const satisfies Record<MetroService, MetroServiceDefinition>;
