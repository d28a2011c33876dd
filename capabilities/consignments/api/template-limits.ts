// Apart from the schema, since pages need it too.

/** Longest name of a template, in characters. */
export const TEMPLATE_NAME_LENGTH = 80;
