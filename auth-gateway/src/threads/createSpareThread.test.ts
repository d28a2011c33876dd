import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createSpareThread } from './createSpareThread.ts';

const threadOf = (code: string) => ({
  workerUrl: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
  execArgv: [],
  memoryMb: 32,
});
const ANSWERS = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (text) => parentPort.postMessage(text + '!'));`;

it('gives the thread that is ready to one, and none to the next', async () => {
  const spare = createSpareThread(threadOf(ANSWERS));
  expect(spare.take()).toBeUndefined();
  spare.prepare();
  spare.prepare();
  const worker = spare.take();
  expect(spare.take()).toBeUndefined();
  worker?.postMessage('Ready');
  expect(await once(worker as NonNullable<typeof worker>, 'message')).toEqual(['Ready!']);
  await worker?.terminate();
});

it('gives no thread that ended by itself', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>;
  const spare = createSpareThread(threadOf('process.exit()'));
  spare.prepare();
  const [worker] = await started;
  await once(worker, 'exit');
  expect(spare.take()).toBeUndefined();
});

it('starts none once it is closed', async () => {
  const spare = createSpareThread(threadOf(ANSWERS));
  spare.prepare();
  await spare.close();
  spare.prepare();
  expect(spare.take()).toBeUndefined();
});
