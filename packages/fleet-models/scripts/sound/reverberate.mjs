/** Seconds of the rooms' echoes, without common measure so that none stands out, for the left side. */
const ECHO_SECONDS = [0.0297, 0.0371, 0.0411, 0.0437];
const DIFFUSER_SECONDS = [0.005, 0.0017];
/** The right side's echoes come a little later. */
const SPREAD_SECONDS = 0.0005;
const KEPT = 0.86;
const WET = 0.3;

/** Puts two channels into a large quiet room (Schroeder's four combs and two all-passes a side). */
export function reverberate(sides, samplesPerSecond) {
  return sides.map((samples, side) => {
    const length = (seconds) => Math.round((seconds + side * SPREAD_SECONDS) * samplesPerSecond);
    const rooms = ECHO_SECONDS.map((seconds) => comb(samples, length(seconds)));
    const sum = samples.map((_, at) => rooms.reduce((total, room) => total + room[at], 0) / rooms.length);
    const spread = DIFFUSER_SECONDS.reduce((sound, seconds) => allPass(sound, length(seconds)), sum);
    return samples.map((dry, at) => (1 - WET) * dry + WET * spread[at]);
  });
}

/** Echoes that fall off, each duller than the one before. */
function comb(samples, delay) {
  const out = new Float32Array(samples.length);
  let dull = 0;
  for (let at = 0; at < samples.length; at++) {
    const echo = at >= delay ? out[at - delay] : 0;
    dull += 0.55 * (echo - dull);
    out[at] = samples[at] * (1 - KEPT) + dull * KEPT;
  }
  return out;
}

function allPass(samples, delay, share = 0.6) {
  const out = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) {
    const before = at >= delay ? samples[at - delay] : 0;
    const echo = at >= delay ? out[at - delay] : 0;
    out[at] = before + share * (echo - samples[at]);
  }
  return out;
}
