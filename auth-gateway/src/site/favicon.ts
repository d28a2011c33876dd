import { tokens } from '@saltbush/ui/tokens';

export const FAVICON_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${tokens.color.saltbush}"/><path d="M7 24 C12 16 20 20 25 8" fill="none" stroke="${tokens.color.paper}" stroke-width="3.5" stroke-linecap="round"/><circle cx="25" cy="8" r="3" fill="${tokens.color.ochreLight}"/></svg>`;
