/** The dashboard's tabs in order; `id` is the last part of the address. */
export const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'shipments', label: 'Shipments' },
  { id: 'rate-sheets', label: 'Rate Sheets' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The section an address names; null for one that does not exist. Without a name it is the overview. */
export function sectionOf(parameter: string | undefined): SectionId | null {
  if (parameter === undefined) return 'overview';
  return sections.find(({ id }) => id === parameter)?.id ?? null;
}

export function hrefOf(section: SectionId): string {
  return section === 'overview' ? '/dashboard' : `/dashboard/${section}`;
}
