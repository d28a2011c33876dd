// The working day of a solo driver who works as long as the law allows: how long each stretch of work may be, and the
// rest that must follow it.
// Source: Heavy Vehicle (Fatigue Management) National Regulation, Schedule 1, standard hours of solo drivers: at most
// 5¼ hours of work in 5½, 7½ in 8 (so 30 minutes of rest in all), 10 in 11 (60 minutes in all), and 12 in 24, of which 7
// hours in one piece are rest. Whoever works all 12 hours at once may go on only when the 24 hours are over.
// Limits of 7 and 14 days are not in it: what a driver worked on earlier days is not known here.
// Effective 2026-07-01. Units: minutes.
export const SOLO_DAY = [
  { workMinutes: 315, restMinutes: 15 },
  { workMinutes: 135, restMinutes: 15 },
  { workMinutes: 150, restMinutes: 30 },
  { workMinutes: 120, restMinutes: 660 },
] as const;
