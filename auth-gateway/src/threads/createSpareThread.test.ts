import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSpareThread } from './createSpareThread.ts';

const threadOf = (code: string) => new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
const ANSWERS = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (text) => parentPort.postMessage(text + '!'));`;

it('gives the thread that is ready to one, and none to the next', async () => {
  const spare = createSpareThread();
  expect(spare.take()).toBeUndefined();
  const kept = threadOf(ANSWERS);
  const second = threadOf(ANSWERS);
  const ended = once(second, 'exit');
  spare.keep(kept);
  spare.keep(second);
  await ended;
  expect(spare.take()).toBe(kept);
  expect(spare.take()).toBeUndefined();
  kept.postMessage('Ready');
  expect(await once(kept, 'message')).toEqual(['Ready!']);
  await kept.terminate();
});

it('gives no thread that ended by itself', async () => {
  const spare = createSpareThread();
  const worker = threadOf('process.exit()');
  spare.keep(worker);
  await once(worker, 'exit');
  expect(spare.take()).toBeUndefined();
});

it('keeps none once it is closed', async () => {
  const spare = createSpareThread();
  const [before, after] = [threadOf(ANSWERS), threadOf(ANSWERS)];
  spare.keep(before);
  const ended = once(after, 'exit');
  await spare.close();
  spare.keep(after);
  await ended;
  expect(spare.take()).toBeUndefined();
});
