/**
 * The chords of a film in their order, as keys of a piano (60 is middle C): D, B minor, G, A and D again, each open and
 * with an added ninth or sixth. The first key is the bass.
 */
export const CHORDS = [
  [38, 57, 62, 64, 66],
  [35, 54, 57, 62, 64],
  [31, 55, 59, 62, 66],
  [33, 52, 57, 59, 64],
  [38, 54, 57, 62, 64],
];

/** Which tone of the chord each of a bar's six beats strikes. */
export const PATTERN = [1, 3, 2, 4, 3, 2];
