// Classes of driver licence for cars and trucks, lowest first: each holds for the ones before it. The same in every state.
// Source: Road Transport (Driver Licensing) Regulation 2017 (NSW), sections 5 and 6, and the heavy vehicle licence page of
// Transport for NSW (nsw.gov.au, "Getting a heavy vehicle licence"); the classes are those of the national scheme, so
// other states word them alike. Effective 2017-11-01. Masses are gross vehicle mass (GVM), in kilograms.
export const LICENCE_ORDER = ['C', 'LR', 'MR', 'HR', 'HC', 'MC'] as const;
export type LicenceClass = (typeof LICENCE_ORDER)[number];

/** Up to this mass a car licence is enough. */
export const CAR_LICENCE_MAX_KG = 4_500;
/** Up to this mass a light rigid licence is enough. */
export const LIGHT_RIGID_MAX_KG = 8_000;
