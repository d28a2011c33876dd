// npm run bench:render: what a page costs to render in a separate process, for the first page of a release and a warm
// one, and what it would cost in the gateway's own process.
import './steps/requireNode.mjs';
import { join } from 'node:path';
import { buildPackages } from './steps/buildPackages.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { runMain } from './steps/runMain.mjs';
import { step } from './steps/step.mjs';
import { ROOT, releaseFolders } from './steps/workspace.mjs';

const PAGES = [
  ['mf-marketing', '/'],
  ['mf-quote', '/quote'],
];

await runMain(async () => {
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  const { benchRender } = await import('../auth-gateway/bench/benchRender.mjs');
  const folders = Object.fromEntries(releaseFolders().map((name) => [name, join(ROOT, name, 'dist')]));
  for (const [name, path] of PAGES) {
    const measured = await step(`Render ${path}`, async () => ({
      outcome: '300 times warm',
      ...(await benchRender({ folders, name, path })),
    }));
    print(path, measured);
  }
});

function print(path, { cold, prepared, elsewhere, here, htmlBytes }) {
  console.log(
    `\n${path}: ${(htmlBytes / 1024).toFixed(0)} kB of HTML. The first page of a release: ${prepared.toFixed(0)} ms`,
  );
  console.log(`with a spare process at hand, ${cold.toFixed(0)} ms without (medians of 5).`);
  const row = (what, { medianMs, slowMs, cpuHereMs, cpuElsewhereMs }) =>
    `| ${[what, ...[medianMs, slowMs, cpuHereMs, cpuElsewhereMs].map((ms) => ms.toFixed(2))].join(' | ')} |`;
  console.log('| A warm page | median ms | 95th ms | processor ms, gateway | processor ms, page process |');
  console.log('| --- | --- | --- | --- | --- |');
  console.log(row('in a process of its own', elsewhere));
  console.log(row('in the gateway itself', here));
}
