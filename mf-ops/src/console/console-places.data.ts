/** Pages of the release console, in the order of its navigation. */
export const CONSOLE_PLACES = [
  { id: 'releases', label: 'Releases', href: '/ops/releases' },
  { id: 'activity', label: 'Activity', href: '/ops/activity' },
  { id: 'paths', label: 'Paths', href: '/ops/paths' },
  { id: 'services', label: 'Services', href: '/ops/services' },
  { id: 'tokens', label: 'Tokens and previews', href: '/ops/tokens' },
] as const;

export type ConsolePlace = (typeof CONSOLE_PLACES)[number]['id'];
