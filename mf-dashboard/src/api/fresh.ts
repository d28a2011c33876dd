/** How a query keeps up: read again on arrival, unless it was just read. In between, the live line tells of changes. */
export const FRESH = { refetchOnMountOrArgChange: 15 } as const;
