/** The Hume Highway from Sydney to where the flood holds up the demo freight, a little before Gundagai. Degrees. */
export const DEMO_PATH = [
  { latitude: -33.915, longitude: 151.16 },
  { latitude: -33.94, longitude: 151.05 },
  { latitude: -33.945, longitude: 150.92 },
  { latitude: -34.07, longitude: 150.8 },
  { latitude: -34.22, longitude: 150.71 },
  { latitude: -34.37, longitude: 150.53 },
  { latitude: -34.46, longitude: 150.38 },
  { latitude: -34.62, longitude: 150.16 },
  { latitude: -34.71, longitude: 150.0 },
  { latitude: -34.75, longitude: 149.75 },
  { latitude: -34.79, longitude: 149.5 },
  { latitude: -34.8, longitude: 149.23 },
  { latitude: -34.84, longitude: 148.96 },
  { latitude: -34.81, longitude: 148.7 },
  { latitude: -34.83, longitude: 148.35 },
  { latitude: -34.93, longitude: 148.17 },
] as const;

/** Where it goes. */
export const DEMO_DELIVERY = 'Melbourne';
export const DEMO_CLIENT = 'client@saltbush.example';
export const DEMO_STAFF = 'staff@saltbush.example';
