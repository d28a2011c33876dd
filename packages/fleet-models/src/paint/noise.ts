/** A repeatable number from 0 to 1 for a lattice point. */
function lattice(x: number, y: number): number {
  let hash = Math.imul(x | 0, 374_761_393) + Math.imul(y | 0, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_295;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1, with features about one unit wide. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const low = Math.floor(y);
  const u = ease(x - left);
  const v = ease(y - low);
  const bottom = lattice(left, low) * (1 - u) + lattice(left + 1, low) * u;
  const top = lattice(left, low + 1) * (1 - u) + lattice(left + 1, low + 1) * u;
  return bottom * (1 - v) + top * v;
}

/** Layered noise from 0 to 1. */
export function fractalNoise(x: number, y: number, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) * weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / (1 - 2 * weight);
}
