import type { DriverLinkRow } from '../tables.ts';

/** Whoever reports through a link, as the trail of a booking names them. */
export const driverActor = ({ driver }: Pick<DriverLinkRow, 'driver'>): string => `${driver} (driver)`;
