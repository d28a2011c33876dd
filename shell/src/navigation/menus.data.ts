import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';

/** The menus every visitor sees, in order. */
export const MENU_GROUPS = [
  {
    id: 'services',
    label: 'Services',
    entries: [
      { label: 'Services overview', path: '/services' },
      { label: 'Full Truck Loads', path: '/services/ftl' },
      { label: 'Less Than Truck Loads', path: '/services/ltl' },
      { label: 'Metro Pickup & Delivery', path: '/services/metro' },
      { label: 'Taxi Trucks', path: '/services/taxi-trucks' },
      { label: 'Cross Docking', path: '/services/cross-docking' },
      { label: 'Warehousing & Storage', path: '/services/warehousing' },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    entries: [
      { label: 'About', path: '/about' },
      { label: 'Partner With Us', path: '/partner-with-us' },
      { label: 'Careers', path: '/careers' },
      { label: 'Case Studies', path: '/case-studies' },
      { label: 'Sustainability', path: '/sustainability' },
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    entries: [
      { label: 'AI Freight Health Check', path: '/freight-health-check' },
      { label: 'Software Integrations', path: '/software-integrations' },
      { label: 'Industries', path: '/industries' },
      { label: 'FAQ', path: '/faq' },
      { label: 'Terms', path: '/terms' },
      { label: 'Contact', path: '/contact' },
    ],
  },
] as const satisfies readonly NavigationGroup[];

/** Shown while signed out. */
export const DRIVER_GROUP = {
  id: 'driver-resources',
  label: 'Driver Resources',
  entries: [
    { label: 'Driver Portal', path: '/careers' },
    { label: 'Driver Induction', path: '/driver-induction' },
  ],
} as const satisfies NavigationGroup;

export const HOME_ENTRY = { label: 'Home', path: '/' } as const satisfies NavigationEntry;
export const QUOTE_ENTRY = { label: 'Get a quote', path: '/quote' } as const satisfies NavigationEntry;
export const TRACK_ENTRY = { label: 'Track', path: '/track' } as const satisfies NavigationEntry;
export const PLATFORM_ENTRY = {
  label: 'Transporter Digital',
  path: '/transporter-digital',
} as const satisfies NavigationEntry;
export const DASHBOARD_ENTRY = { label: 'Dashboard', path: '/dashboard' } as const satisfies NavigationEntry;
