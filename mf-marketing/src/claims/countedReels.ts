/** A figure such as `7,500+` or `85%`: digits, then a sign. `24/7` is not a figure. */
const FIGURE = /^(?:\d{1,3}(?:,\d{3})*|\d+)[+%]?$/;

const ONE_TURN = '0123456789';

interface Reel {
  /** 0 for the leftmost. */
  place: number;
  /** The character of the figure that the reel stops at. */
  character: string;
  /** What passes, one line each, until the reel stops. A comma or a sign stands still. */
  lines: string;
}

const linesUpTo = (character: string, isFirst: boolean): string => {
  const end = ONE_TURN.indexOf(character);
  if (end < 0) return character;
  const last = ONE_TURN.slice(0, end + 1);
  // Digits after the first go round once before they stop, so that a zero moves as well.
  return [...(isFirst ? last : ONE_TURN + last)].join('\n');
};

/** The reels of a figure that counts up, one for each character; null for text that is not a figure. */
export const countedReels = (value: string): Reel[] | null =>
  FIGURE.test(value)
    ? [...value].map((character, place) => ({ place, character, lines: linesUpTo(character, place === 0) }))
    : null;
