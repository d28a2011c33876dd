/** The way from work to the public site. `/` would be the dashboard of whoever is signed in. */
export const PUBLIC_ENTRY = { label: 'Public site', path: '/services' } as const;
