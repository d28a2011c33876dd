import type { ClientFields, MemberRole } from '@saltbush/clients/api';
import type { QuoteRequest } from '@saltbush/freight';

/** The demo company, as it set itself up. All of it is invented. */
export const DEMO_COMPANY = {
  businessName: 'Wattle & Rye Foods Pty Ltd',
  abn: '59 999 123 448',
  contactName: 'Maya Okafor',
  email: 'client@saltbush.example',
  phone: '02 5550 1840',
  website: '',
  freightType: 'Pallets',
  avgShipmentsPerWeek: 12,
  vehicleTypes: ['1T Van', '6T Truck'],
  specialRequirements: ['Tailgate Required'],
  hasRecurringJobs: false,
  recurringSchedule: '',
  originSuburb: 'Marrickville',
  deliveryZones: ['Newtown', 'Surry Hills', 'Chatswood'],
  focus: 'metro',
  podMethod: 'Digital POD Only',
  palletExchange: true,
  xeroIntegration: false,
  notifyAllocator: true,
} as const satisfies Omit<ClientFields, 'accountStatus' | 'vehicleTypes' | 'specialRequirements' | 'deliveryZones'> & {
  vehicleTypes: readonly string[];
  specialRequirements: readonly string[];
  deliveryZones: readonly string[];
};

/** Days to pay that were agreed with the company. */
export const DEMO_TERMS_DAYS = 30;

/** Who books for the company, and who receives. */
export const DEMO_BOOKER = {
  businessName: DEMO_COMPANY.businessName,
  name: 'Maya Okafor',
  email: 'dispatch@wattleandrye.example',
  phone: DEMO_COMPANY.phone,
};

/** Since how many days the demo client belongs to the company. */
export const DEMO_OWNER_DAYS = 760;

/** Who else belongs to the company, by e-mail and role, and since how many days. They have no accounts to sign in with. */
export const DEMO_MEMBERS = [
  { email: DEMO_BOOKER.email, role: 'booker', daysAgo: 210 },
  { email: 'accounts@wattleandrye.example', role: 'accounts', daysAgo: 96 },
] as const satisfies readonly { email: string; role: MemberRole; daysAgo: number }[];

/** Who is invited and has not come yet. */
export const DEMO_INVITED = { email: 'warehouse@wattleandrye.example', role: 'viewer', daysAgo: 2 } as const;

/** Kinds of freight that the company sends. Kinds without a list price go at an agreed rate. */
export type DemoKind = 'FTL' | 'LTL' | 'Metro PUD' | 'Express' | 'VIP';

type Lane = Partial<QuoteRequest> & Pick<QuoteRequest, 'pickup' | 'delivery'>;

const pallets = (palletCount: string, weightKg: string) => ({
  lengthCm: '120',
  widthCm: '100',
  heightCm: '150',
  palletCount,
  weightKg,
});
const metro = { mode: 'metro-pallets', metroVehicle: '1t-van', ...pallets('1', '280') } as const;
const ltl = { mode: 'ltl', service: 'LTL', pickup: 'Sydney' } as const;

/** The lanes of each kind, used in turn. */
export const DEMO_LANES: Record<DemoKind, readonly [Lane, ...Lane[]]> = {
  FTL: [
    { mode: 'ftl', pickup: 'Sydney', delivery: 'Canberra', ...pallets('10', '5200') },
    { mode: 'ftl', pickup: 'Sydney', delivery: 'Newcastle', ...pallets('9', '4700') },
    { mode: 'ftl', pickup: 'Sydney', delivery: 'Wollongong', ...pallets('8', '4100') },
  ],
  LTL: [
    { ...ltl, delivery: 'Canberra', ...pallets('1', '420') },
    { ...ltl, delivery: 'Melbourne', ...pallets('1', '460') },
    { ...ltl, delivery: 'Canberra', ...pallets('1', '390') },
    { ...ltl, delivery: 'Brisbane', ...pallets('1', '430') },
  ],
  'Metro PUD': [
    { ...metro, service: 'METRO_STANDARD', pickup: 'Surry Hills', delivery: 'Pyrmont' },
    { ...metro, service: 'METRO_STANDARD', pickup: 'Newtown', delivery: 'Marrickville' },
    { ...metro, service: 'METRO_STANDARD', pickup: 'Ultimo', delivery: 'Surry Hills' },
    { ...metro, service: 'METRO_STANDARD', pickup: 'Pyrmont', delivery: 'Chippendale' },
  ],
  Express: [
    { ...metro, service: 'METRO_EXPRESS', pickup: 'Surry Hills', delivery: 'Ultimo' },
    { ...metro, service: 'METRO_EXPRESS', pickup: 'Pyrmont', delivery: 'Surry Hills' },
  ],
  VIP: [
    { ...metro, service: 'METRO_VIP', pickup: 'Newtown', delivery: 'Marrickville' },
    { ...metro, service: 'METRO_VIP', pickup: 'Surry Hills', delivery: 'Pyrmont' },
  ],
};

/**
 * Consignments of one month: how many of each kind, what they cost together before GST, and how many came a day late.
 */
export interface DemoMonth {
  /** 1 is January. */
  month: number;
  spendCents: number;
  jobs: Partial<Record<DemoKind, number>>;
  late: number;
}

/** January to June of the year shown: 100 consignments for $21,900. */
export const FIGURE_MONTHS: readonly DemoMonth[] = [
  { month: 1, spendCents: 320_000, jobs: { FTL: 5, LTL: 2, 'Metro PUD': 2 }, late: 1 },
  { month: 2, spendCents: 280_000, jobs: { FTL: 4, LTL: 2, 'Metro PUD': 2, Express: 1 }, late: 1 },
  { month: 3, spendCents: 350_000, jobs: { FTL: 5, LTL: 2, 'Metro PUD': 2 }, late: 1 },
  { month: 4, spendCents: 410_000, jobs: { FTL: 5, LTL: 3, 'Metro PUD': 4, Express: 1 }, late: 1 },
  { month: 5, spendCents: 390_000, jobs: { FTL: 4, LTL: 4, 'Metro PUD': 8, Express: 2, VIP: 1 }, late: 1 },
  { month: 6, spendCents: 440_000, jobs: { FTL: 2, LTL: 7, 'Metro PUD': 22, Express: 6, VIP: 4 }, late: 1 },
];

const LAST_YEAR_JOBS = { FTL: 4, LTL: 1, 'Metro PUD': 1 };
/** The same half-year one year earlier: $20,280, so that the spend is up 8 %. */
export const LAST_YEAR_MONTHS: readonly DemoMonth[] = [
  { month: 1, spendCents: 295_000, jobs: LAST_YEAR_JOBS, late: 1 },
  { month: 2, spendCents: 260_000, jobs: LAST_YEAR_JOBS, late: 0 },
  { month: 3, spendCents: 325_000, jobs: LAST_YEAR_JOBS, late: 1 },
  { month: 4, spendCents: 380_000, jobs: LAST_YEAR_JOBS, late: 1 },
  { month: 5, spendCents: 360_000, jobs: LAST_YEAR_JOBS, late: 0 },
  { month: 6, spendCents: 408_000, jobs: LAST_YEAR_JOBS, late: 1 },
];

/** The kinds sent on business days of this month and the last, in turn. */
export const USUAL_DAYS: readonly DemoKind[] = ['Metro PUD', 'LTL', 'Metro PUD', 'Express', 'Metro PUD', 'VIP', 'LTL'];
