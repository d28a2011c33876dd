import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeSound } from './sound/composeSound.mjs';
import { toWav } from './sound/toWav.mjs';

/** The remote whose pages show the films. */
const SITE = join(import.meta.dirname, '../../../mf-marketing/src/films');
const MOST_BYTES = 1_500_000;
const SILENT = { source: [], codec: ['-an'] };

/**
 * Writes a film as WebM and MP4, each below 1.5 MB, and its first frame as the poster; with `soundSeconds`, both get the
 * composed sound of that length. Answers with what was written.
 */
export async function encodeFilm(name, master, { soundSeconds } = {}) {
  mkdirSync(SITE, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'fleet-encode-'));
  const wav = join(scratch, 'sound.wav');
  if (soundSeconds) writeFileSync(wav, toWav(composeSound(soundSeconds)));
  const withSound = (codec) => (soundSeconds ? { source: ['-i', wav], codec: [...codec, '-b:a', '64k'] } : SILENT);
  try {
    const files = [`${name}.webm`, `${name}.mp4`];
    smallest(join(SITE, files[0]), [30, 33, 36, 39, 42], (quality, file) => {
      const shared = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality), '-row-mt', '1', '-g', '120'];
      const log = ['-passlogfile', join(scratch, `pass-${quality}`)];
      ffmpeg(['-i', master, ...shared, '-pass', '1', ...log, '-an', '-f', 'null', '-']);
      const sound = withSound(['-c:a', 'libopus']);
      const picture = [...shared, '-pass', '2', ...log, '-cpu-used', '1', '-pix_fmt', 'yuv420p'];
      ffmpeg(['-i', master, ...sound.source, ...picture, ...sound.codec, file]);
    });
    smallest(join(SITE, files[1]), [23, 25, 27, 29, 31], (quality, file) => {
      const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(quality), '-profile:v', 'high'];
      const sound = withSound(['-c:a', 'aac']);
      const container = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
      ffmpeg(['-i', master, ...sound.source, ...codec, ...container, ...sound.codec, file]);
    });
    const frame = join(scratch, 'poster.png');
    ffmpeg(['-i', master, '-frames:v', '1', frame]);
    const poster = `${name}-poster.webp`;
    await sharp(frame).webp({ quality: 76, effort: 5 }).toFile(join(SITE, poster));
    return [...files, poster].map((file) => `${file} ${(statSync(join(SITE, file)).size / 1000).toFixed(0)} kB`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Encodes with the best quality that stays below the limit. */
function smallest(file, qualities, encode) {
  for (const quality of qualities) {
    encode(quality, file);
    if (statSync(file).size < MOST_BYTES) return;
  }
  throw new Error(`${file} is ${statSync(file).size} bytes at the lowest quality; at most ${MOST_BYTES} are allowed.`);
}

function ffmpeg(options) {
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}
