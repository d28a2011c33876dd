import type { NavigationEntry } from '../navigation/navigation-entry.ts';

export const FOOTER_COMPANY_LINKS = [
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Careers', path: '/careers' },
  { label: 'Terms', path: '/terms' },
] as const satisfies readonly NavigationEntry[];
