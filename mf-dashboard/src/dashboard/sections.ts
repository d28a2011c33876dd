import { AnalyticsPanel } from '../analytics/AnalyticsPanel.tsx';
import { OverviewPanel } from '../overview/OverviewPanel.tsx';
import { ShipmentsPanel } from '../shipments/ShipmentsPanel.tsx';
import { RateSheetsPanel } from './RateSheetsPanel.tsx';

/** The dashboard's tabs in order; `id` is the last part of the address. */
export const sections = [
  { id: 'overview', label: 'Overview', Panel: OverviewPanel },
  { id: 'analytics', label: 'Analytics', Panel: AnalyticsPanel },
  { id: 'shipments', label: 'Shipments', Panel: ShipmentsPanel },
  { id: 'rate-sheets', label: 'Rate Sheets', Panel: RateSheetsPanel },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = (typeof sections)[number]['id'];

/** The section in a pathname such as `/dashboard/shipments`; null for an unknown one. */
export function sectionOf(pathname: string): Section | null {
  const [, , name] = pathname.split('/');
  if (name === undefined || name === '') return sections[0];
  return sections.find(({ id }) => id === name) ?? null;
}

export function hrefOf(section: SectionId): string {
  return section === 'overview' ? '/dashboard' : `/dashboard/${section}`;
}
