const LONGEST_READ = 400;

/** Whether a browser says that it runs on a phone, or on a tablet like one. */
export const isPhone = (userAgent: string | undefined): boolean =>
  /\b(?:Mobile|Android|iPhone)\b/.test((userAgent ?? '').slice(0, LONGEST_READ));
