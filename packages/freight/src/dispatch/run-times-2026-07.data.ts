// How long a vehicle and its driver are taken by a job, where nobody has said: the free time at each end (`demurrage`)
// and the way between. Estimates for planning a day, never for a promise to a client.
// Source: our own planning figures; long runs add the rest of the standard hours for solo drivers (Heavy Vehicle
// (Fatigue Management) National Regulation, Schedule 1: at most 12 hours of work in 24, then 7 of rest).
// Effective 2026-07-01. Units: km/h, minutes.
export const RUN_TIMES = {
  metroKmPerHour: 30,
  linehaulKmPerHour: 80,
  /** A part load is fetched to the depot, where it waits for the trailer of the night. */
  ltlPickupMinutes: 90,
  /** At each end, when the vehicle is not known. */
  handlingMinutes: 30,
  /** The way, when the distance is not known. */
  unknownWayMinutes: 60,
  workMinutes: 720,
  restMinutes: 420,
} as const;

/** 7:00 AM: when the first pickup of a day is planned that names no time. */
export const FIRST_RUN_MINUTE = 420;
