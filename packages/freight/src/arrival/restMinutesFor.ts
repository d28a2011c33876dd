import { SOLO_DAY } from './hours-of-service-2026-07.data.ts';

const DAY_MINUTES = SOLO_DAY.reduce((sum, { workMinutes, restMinutes }) => sum + workMinutes + restMinutes, 0);

/** Takes `passedMinutes` of a day off its stretches of work and rest, from the start of the day. */
function leftOfDay(passedMinutes: number): { workMinutes: number; restMinutes: number }[] {
  let passed = passedMinutes % DAY_MINUTES;
  return SOLO_DAY.map(({ workMinutes, restMinutes }) => {
    const worked = Math.min(passed, workMinutes);
    const rested = Math.min(passed - worked, restMinutes);
    passed -= worked + rested;
    return { workMinutes: workMinutes - worked, restMinutes: restMinutes - rested };
  });
}

/**
 * Minutes of rest that the standard hours of a solo driver put into a drive, when the driver has been on duty for a time
 * and took the rests that were due. A rest that falls due at the moment of arrival is not counted.
 */
export function restMinutesFor(drivingMinutes: number, onDutyMinutes: number): number {
  let driving = drivingMinutes;
  let rest = 0;
  let stretches = leftOfDay(onDutyMinutes);
  while (driving > 0) {
    for (const { workMinutes, restMinutes } of stretches) {
      driving -= workMinutes;
      if (driving <= 0) return rest;
      rest += restMinutes;
    }
    stretches = leftOfDay(0);
  }
  return rest;
}
