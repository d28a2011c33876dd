import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeFilm } from './encodeFilm.mjs';
import { openStudio } from './openStudio.mjs';

const HELP = `Renders the site's films: npm run render:films -w @saltbush/fleet-models -- [options] [names]

  --draft          small, coarse and at four frames a second, as a contact sheet of PNG files, to judge the composition
  --out <folder>   where drafts go (default: the system's temporary folder)
  --samples <n>    exposures a frame is made of (default 6, drafts 4)

Needs ffmpeg with libvpx-vp9, libx264 and libopus on the path.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    out: { type: 'string' },
    samples: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
} else {
  const studio = await openStudio();
  try {
    const films = await studio.films();
    for (const name of positionals.length > 0 ? positionals : Object.keys(films)) await renderFilm(name, films[name]);
  } finally {
    await studio.close();
  }

  async function renderFilm(name, film) {
    if (!film) throw new Error(`There is no film "${name}".`);
    const started = performance.now();
    const folder = values.draft
      ? join(values.out ?? join(tmpdir(), 'fleet-drafts'), name)
      : mkdtempSync(join(tmpdir(), 'fleet-film-'));
    mkdirSync(folder, { recursive: true });
    const master = values.draft ? join(folder, '%04d.png') : join(folder, 'master.mkv');
    const framesPerSecond = values.draft ? 2 : film.framesPerSecond;
    const writer = frameWriter(master, framesPerSecond, values.draft);
    for (let shot = 0; shot < film.shots; shot++) {
      const order = {
        name,
        shot,
        samples: Number(values.samples ?? (values.draft ? 4 : 6)),
        shadowPx: values.draft ? 1024 : 2048,
        ...(values.draft ? { widthPx: 640, framesPerSecond } : {}),
      };
      await studio.film(order, writer.add);
      process.stdout.write(`  shot ${shot + 1} of ${film.shots}\n`);
    }
    await writer.close();
    if (!values.draft) {
      for (const line of await encodeFilm(name, master, film)) process.stdout.write(`  ${line}\n`);
      rmSync(folder, { recursive: true, force: true });
    }
    process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
}

/** Takes frames as PNG and writes them, without loss, as one film or as numbered files. */
function frameWriter(file, framesPerSecond, isDraft) {
  const codec = isDraft ? [] : ['-c:v', 'ffv1'];
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...codec, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  return {
    async add(png) {
      if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
    },
    async close() {
      ffmpeg.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
    },
  };
}
