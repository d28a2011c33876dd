import { CHORDS, PATTERN } from './chords.data.mjs';
import { createNoise } from './createNoise.mjs';
import { reverberate } from './reverberate.mjs';

const FADE_IN_SECONDS = 1.2;
const FADE_OUT_SECONDS = 2.4;
/** How long one chord flows into the next. */
const FLOW_SECONDS = 0.9;
/** The loudest sample, 1 being full scale: quiet, about -20 LUFS, since nobody expects a web page to be loud. */
const PEAK = 0.3;

const hertz = (key) => 440 * 2 ** ((key - 69) / 12);
const smooth = (share) => {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
};

/**
 * The sound of a film: a low pad of five chords, one a shot, a soft pulse, and the road far off. The same length gives
 * the same samples. Answers with the left and the right channel, samples from -1 to 1.
 */
export function composeSound(seconds, { samplesPerSecond = 48_000 } = {}) {
  const sides = [0, 1].map(() => new Float32Array(Math.round(seconds * samplesPerSecond)));
  const barSeconds = seconds / CHORDS.length;
  for (const [bar, chord] of CHORDS.entries()) {
    addPad(sides, chord, { from: bar * barSeconds, seconds: barSeconds, samplesPerSecond });
    addPulse(sides, chord, { from: bar * barSeconds, seconds: barSeconds, samplesPerSecond });
  }
  const wet = reverberate(sides, samplesPerSecond);
  addRoad(wet, { barSeconds, samplesPerSecond });
  return level(wet, { seconds, samplesPerSecond });
}

/** Each tone twice, a little apart in pitch and to the two sides, with few and weak overtones. */
function addPad(sides, chord, { from, seconds, samplesPerSecond }) {
  const start = Math.max(0, Math.round((from - FLOW_SECONDS / 2) * samplesPerSecond));
  const end = Math.min(sides[0].length, Math.round((from + seconds + FLOW_SECONDS / 2) * samplesPerSecond));
  for (const [tone, key] of chord.entries()) {
    const strength = tone === 0 ? 0.2 : 0.085;
    for (const [side, samples] of sides.entries()) {
      const turn = (2 * Math.PI * hertz(key) * (side === 0 ? 0.9985 : 1.0015)) / samplesPerSecond;
      for (let at = start; at < end; at++) {
        const second = at / samplesPerSecond;
        const open = smooth((second - from + FLOW_SECONDS / 2) / FLOW_SECONDS);
        const close = smooth((from + seconds + FLOW_SECONDS / 2 - second) / FLOW_SECONDS);
        const breath = 0.88 + 0.12 * Math.sin(2 * Math.PI * (second / 7 + tone / 5));
        const phase = turn * at;
        const voice = Math.sin(phase) + 0.3 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase);
        samples[at] += strength * open * close * breath * voice;
      }
    }
  }
}

/** Six beats a bar: the bass breathes on the first and the fourth, a tone of the chord is touched on each. */
function addPulse(sides, chord, { from, seconds, samplesPerSecond }) {
  for (const [beat, tone] of PATTERN.entries()) {
    const beatAt = from + (seconds * beat) / PATTERN.length;
    const pan = beat % 2 === 0 ? 0.38 : 0.62;
    strike(sides, {
      at: beatAt,
      hertz: hertz(chord[tone] + 12),
      strength: 0.06,
      fallSeconds: 0.5,
      pan,
      samplesPerSecond,
    });
    if (beat % 3 !== 0) continue;
    const low = hertz(chord[0] + 12);
    strike(sides, { at: beatAt, hertz: low, strength: 0.16, fallSeconds: 0.34, pan: 0.5, samplesPerSecond });
  }
}

function strike(sides, { at, hertz: pitch, strength, fallSeconds, pan, samplesPerSecond }) {
  const start = Math.round(at * samplesPerSecond);
  const end = Math.min(sides[0].length, start + Math.round(fallSeconds * 6 * samplesPerSecond));
  for (let sample = start; sample < end; sample++) {
    const second = (sample - start) / samplesPerSecond;
    const body = strength * smooth(second / 0.02) * Math.exp(-second / fallSeconds);
    const phase = 2 * Math.PI * pitch * second;
    const voice = body * (Math.sin(phase) + 0.22 * Math.exp(-second / 0.12) * Math.sin(2 * phase));
    sides[0][sample] += voice * Math.cos((pan * Math.PI) / 2);
    sides[1][sample] += voice * Math.sin((pan * Math.PI) / 2);
  }
}

/** Noise through two low passes; in every shot it swells and goes from left to right, as a truck passes. */
function addRoad(sides, { barSeconds, samplesPerSecond }) {
  for (const [side, samples] of sides.entries()) {
    const noise = createNoise(17 + side);
    let once = 0;
    let twice = 0;
    for (let at = 0; at < samples.length; at++) {
      const share = (at / samplesPerSecond / barSeconds) % 1;
      const swell = Math.sin(Math.PI * share) ** 2;
      const towards = side === 0 ? 1 - share : share;
      once += 0.035 * (noise() - once);
      twice += 0.035 * (once - twice);
      samples[at] += twice * (0.16 + 0.5 * swell * (0.4 + 0.6 * towards));
    }
  }
}

/** Fades both ends and brings the loudest sample to the peak. */
function level(sides, { seconds, samplesPerSecond }) {
  const faded = sides.map((samples) =>
    samples.map((sample, at) => {
      const second = at / samplesPerSecond;
      return sample * smooth(second / FADE_IN_SECONDS) * smooth((seconds - second) / FADE_OUT_SECONDS);
    }),
  );
  const loudest = faded.reduce((most, samples) => samples.reduce((top, one) => Math.max(top, Math.abs(one)), most), 0);
  return faded.map((samples) => samples.map((sample) => (sample * PEAK) / loudest));
}
