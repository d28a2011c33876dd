import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodePicture } from './encodePicture.mjs';
import { openStudio } from './openStudio.mjs';

const HELP = `Renders the site's pictures: npm run render:pictures -w @saltbush/fleet-models -- [options] [names]

  --draft          small and coarse, as PNG, to judge the composition
  --out <folder>   where drafts go (default: the system's temporary folder); otherwise keeps the PNG there as well
  --width <px>     width of a draft (default 640)
  --samples <n>    frames a picture is made of (default 40, drafts 14)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    out: { type: 'string' },
    samples: { type: 'string' },
    width: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
} else {
  const studio = await openStudio();
  try {
    const names = positionals.length > 0 ? positionals : await studio.names();
    for (const name of names) await renderPicture(studio, name);
  } finally {
    await studio.close();
  }
}

async function renderPicture(studio, name) {
  const started = performance.now();
  const samples = Number(values.samples ?? (values.draft ? 14 : 40));
  const widthPx = values.width ? Number(values.width) : values.draft ? 640 : undefined;
  const png = await studio.take({ name, widthPx, samples, shadowPx: values.draft ? 2048 : 4096 });
  if (values.draft) {
    const folder = values.out ?? join(process.env.TMPDIR ?? '/tmp', 'fleet-drafts');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), png);
  } else {
    if (values.out) {
      mkdirSync(values.out, { recursive: true });
      writeFileSync(join(values.out, `${name}.png`), png);
    }
    for (const file of await encodePicture(name, png)) process.stdout.write(`  ${file}\n`);
  }
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
