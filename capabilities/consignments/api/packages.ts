/** Most labels of one consignment. Apart from the schema, since pages need it too. */
export const MOST_LABELS = 100;
