import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'child_process' });

/** Tells a process what it runs, when it asks. */
function createChannel(workerData) {
  let tell = () => {};
  return {
    onMessage(listener) {
      tell = listener;
    },
    postMessage(message) {
      if (message === 'jest-light-runner-get-worker-data') tell({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
}

/**
 * The light runner, with a channel of its own for each test. With its one channel for all processes, the first that asks
 * what it runs has all of them told, once: one that does not listen yet, on a busy machine, waits for ever.
 */
export default class ServerTestRunner extends LightRunner {
  _runTest(test) {
    const { config } = test.context;
    const isFirst = !this._testRunners.has(config);
    const result = super._runTest(test);
    const runtime = this._runtime;
    if (isFirst && runtime === 'child_process') {
      const runner = this._testRunners.get(config);
      const workerData = { globalConfig: this._globalConfig, projectConfig: config, runtime };
      runner.run = ({ path }) => runner.pool.run(path, { channel: createChannel(workerData) });
    }
    return result;
  }
}
