/** Reads again on mount unless the data is less than 15 seconds old. Meanwhile the event stream reports changes. */
export const FRESH = { refetchOnMountOrArgChange: 15 } as const;
