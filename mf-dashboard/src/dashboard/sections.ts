/** The dashboard's tabs in order; `id` is the last part of the address. */
export const sections = [
  { id: 'overview', label: 'Overview' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'shipments', label: 'Shipments' },
  { id: 'rate-sheets', label: 'Rate Sheets' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The section in a pathname such as `/dashboard/shipments`; null for an unknown one. */
export function sectionOf(pathname: string): SectionId | null {
  const [, , name] = pathname.split('/');
  if (name === undefined || name === '') return 'overview';
  return sections.find(({ id }) => id === name)?.id ?? null;
}

export function hrefOf(section: SectionId): string {
  return section === 'overview' ? '/dashboard' : `/dashboard/${section}`;
}
