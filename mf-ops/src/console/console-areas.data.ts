/** The areas of the release console, in the order of its rail. */
export const CONSOLE_AREAS = {
  releases: {
    label: 'Releases',
    icon: 'layers',
    order: 10,
    count: { from: '/api/releases/health/counts', name: 'failingReleases', label: 'need a look' },
  },
  failures: { label: 'What fails', icon: 'bell', order: 12 },
  versions: { label: 'Versions', icon: 'table', order: 15 },
  flags: { label: 'Flags', icon: 'tag', order: 18 },
  activity: { label: 'Activity', icon: 'pulse', order: 20 },
  paths: { label: 'Paths', icon: 'signpost', order: 30 },
  slots: { label: 'Slots', icon: 'board', order: 35 },
  services: { label: 'Services', icon: 'plug', order: 40 },
  publishers: { label: 'Publishers', icon: 'people', order: 45 },
  tokens: { label: 'Tokens and previews', icon: 'key', order: 50 },
} as const;
