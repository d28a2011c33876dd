/** Anchor of a group of calls. */
export const groupId = (name: string): string => `group-${name.toLowerCase().replace(/\W+/g, '-')}`;
