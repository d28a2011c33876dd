import type { QuoteRequest } from '@saltbush/freight';
import type { Booking, BookingStatus } from '../api/bookings.ts';

/** A booking on the board with which the desk is shown to whoever tries the site out. */
export interface DemoJob {
  business: string;
  request: Partial<QuoteRequest> & Pick<QuoteRequest, 'pickup' | 'delivery'>;
  status: BookingStatus;
  /** How long ago it was asked for. */
  hoursAgo: number;
  pickupTime?: string;
  goods: string;
  carriedBy?: { driver: string; registration: string };
  hasDangerousGoods?: boolean;
}

const pallets = (palletCount: string, weightKg: string) => ({
  lengthCm: '120',
  widthCm: '100',
  heightCm: '150',
  palletCount,
  weightKg,
});
const metro = (service: 'METRO_STANDARD' | 'METRO_VIP' | 'METRO_EXPRESS', metroVehicle: string) =>
  ({ mode: 'metro-pallets', service, metroVehicle }) as const;
const hire = (city: string, hourlyVehicle: string, hours: string) =>
  ({ mode: 'metro-hourly', service: 'METRO_HOURLY', pickup: city, delivery: city, hourlyVehicle, hours }) as const;

// One ordinary day at three depots. The businesses are invented, and none of them is the demo company, whose figures
// are those of its dashboard.
export const DEMO_JOBS: readonly DemoJob[] = [
  {
    business: 'Brolga Joinery',
    request: {
      ...metro('METRO_STANDARD', '3t-truck'),
      ...pallets('2', '780'),
      pickup: 'Alexandria',
      delivery: 'Chatswood',
    },
    status: 'requested',
    hoursAgo: 0.4,
    goods: 'Flat-packed kitchens',
  },
  {
    business: 'Kurrajong Books',
    request: {
      ...metro('METRO_EXPRESS', '1t-van'),
      ...pallets('1', '190'),
      pickup: 'Surry Hills',
      delivery: 'Bondi Junction',
    },
    status: 'requested',
    hoursAgo: 0.2,
    goods: 'Books',
  },
  {
    business: 'Ironbark Steel',
    request: {
      mode: 'ftl',
      service: 'FTL',
      ftlVehicle: 'SEMI',
      ...pallets('20', '14600'),
      pickup: 'Sydney',
      delivery: 'Melbourne',
    },
    status: 'requested',
    hoursAgo: 1.5,
    goods: 'Steel fittings',
  },
  {
    business: 'Pelican Paints',
    request: { mode: 'ltl', service: 'LTL', ...pallets('3', '1650'), pickup: 'Sydney', delivery: 'Brisbane' },
    status: 'accepted',
    hoursAgo: 3,
    goods: 'Water-based paint',
  },
  {
    business: 'Gymea Events',
    request: { ...hire('Sydney', '6t-truck', '4'), ...pallets('6', '2400') },
    status: 'accepted',
    hoursAgo: 2.5,
    goods: 'Marquee parts',
  },
  {
    business: 'Harbour Dental Supply',
    request: {
      ...metro('METRO_VIP', '1t-van'),
      ...pallets('1', '120'),
      pickup: 'Marrickville',
      delivery: 'Parramatta',
    },
    status: 'allocated',
    hoursAgo: 2,
    goods: 'Dental supplies',
    carriedBy: { driver: 'Bo Reyes', registration: 'CX 21 AB' },
  },
  {
    business: 'Wollemi Timber',
    request: {
      ...metro('METRO_STANDARD', '10t-truck'),
      ...pallets('12', '7900'),
      pickup: 'Wetherill Park',
      delivery: 'Botany',
    },
    status: 'allocated',
    hoursAgo: 4,
    goods: 'Hardwood packs',
    carriedBy: { driver: 'Grace Okonkwo', registration: 'EM 10 RF' },
  },
  {
    business: 'Port Side Produce',
    request: {
      ...metro('METRO_STANDARD', '6t-truck'),
      ...pallets('7', '3900'),
      pickup: 'Port Botany',
      delivery: 'Eastern Creek',
    },
    status: 'out_for_delivery',
    hoursAgo: 3.2,
    goods: 'Citrus',
    carriedBy: { driver: 'Sam Whitlock', registration: 'DK 61 QS' },
  },
  {
    business: 'Lyrebird Audio',
    request: { ...metro('METRO_EXPRESS', '1t-van'), ...pallets('1', '210'), pickup: 'Pyrmont', delivery: 'Newtown' },
    status: 'out_for_delivery',
    hoursAgo: 2,
    goods: 'Loudspeakers',
    carriedBy: { driver: 'Priya Nair', registration: 'CX 22 AB' },
  },
  {
    business: 'Coolibah Ceramics',
    request: {
      ...metro('METRO_STANDARD', '3t-truck'),
      ...pallets('3', '1400'),
      pickup: 'St Peters',
      delivery: 'Granville',
    },
    status: 'delivered',
    hoursAgo: 6,
    goods: 'Floor tiles',
    carriedBy: { driver: 'Tamati Rawiri', registration: 'DK 40 PT' },
  },
  {
    business: 'Yarra Homes',
    request: {
      mode: 'ftl',
      service: 'FTL',
      ftlVehicle: 'SEMI',
      ...pallets('18', '12800'),
      pickup: 'Melbourne',
      delivery: 'Sydney',
    },
    status: 'requested',
    hoursAgo: 0.8,
    goods: 'Bathroom fittings',
  },
  {
    business: 'Moreton Bay Brewing',
    request: { ...hire('Brisbane', '6t-truck', '3'), ...pallets('6', '4200') },
    status: 'accepted',
    hoursAgo: 1.2,
    goods: 'Beer in kegs',
  },
];

/** Whoever books for these businesses. */
export const demoBooker = (businessName: string): Booking['details']['booker'] => ({
  businessName,
  name: 'Robin Ashby',
  email: `dispatch@${businessName.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
  phone: '02 5550 1900',
});
