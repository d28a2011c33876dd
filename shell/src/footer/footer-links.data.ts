import type { NavigationEntry } from '../navigation/navigation-entry.ts';

export const FOOTER_TOOL_LINKS = [
  { label: 'Get a quote', path: '/quote' },
  { label: 'Track a consignment', path: '/track' },
  { label: 'New client setup', path: '/new-client' },
  { label: 'Freight health check', path: '/freight-health-check' },
  { label: 'Truck size tool', path: '/ar-truck-tool' },
  { label: 'For developers', path: '/developers' },
] as const satisfies readonly NavigationEntry[];

export const FOOTER_COMPANY_LINKS = [
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Careers', path: '/careers' },
  { label: 'Terms', path: '/terms' },
] as const satisfies readonly NavigationEntry[];
