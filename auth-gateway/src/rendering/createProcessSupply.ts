import type { BootState } from '@saltbush/contract/boot';
import { isDamaged } from '../releases/damaged-file.ts';
import { createRenderProcess, type ProcessLimits, type RenderProcess } from './createRenderProcess.ts';
import { loadBundle } from './loadBundle.ts';
import { failure, type RenderFailure, type ServerBundle, thrownFailure } from './RenderJob.ts';

export type Started = { status: 'ready'; process: RenderProcess } | RenderFailure;

export interface ProcessSupply {
  /**
   * Resolves with a process that has loaded this host and nothing else: the spare one when there is one. Never rejects.
   * `isReplaced`: the next spare one starts at once, and not only when the page is rendered. For pages that no visitor
   * waits for, since both then compete for the machine.
   */
  take: (host: ServerBundle, options?: { isReplaced?: boolean }) => Promise<Started>;
  /** Keeps a spare process with this host ready, so that the next page need not wait for one to start. */
  prepare: (host: ServerBundle) => void;
  close: () => void;
}

/**
 * A signed-out visitor and no remotes, so that a rehearsal holds nothing that one release could learn about another's
 * visitor.
 */
const REHEARSAL: BootState = {
  revision: 0,
  visitor: { status: 'signed-out' },
  remotes: [],
  hostVersion: '',
  hostWithdrawn: [],
  overrides: [],
  rendered: null,
  staffAppUrl: 'https://staff.example',
  loadTimeoutMs: 1_000,
};

/** Own time of a process, see `createOwnTime`: Node itself starts in it. */
const START_LIMIT_MS = 10_000;

/** Starts processes that have loaded a host, and keeps one in reserve. */
export function createProcessSupply(limits: ProcessLimits): ProcessSupply {
  let spare: { key: string; started: Promise<Started> } | null = null;
  const starting = new Set<RenderProcess>();
  let isClosed = false;

  async function start(host: ServerBundle): Promise<Started> {
    let code: string;
    try {
      code = await host.load();
    } catch (cause) {
      return failure(isDamaged(cause) ? 'host-failed' : 'unavailable', String(cause));
    }
    if (isClosed) return failure('unavailable', 'The renderer is closed.');
    const process = createRenderProcess(limits);
    starting.add(process);
    const tooLate = `The server bundle of ${host.key} took longer than ${START_LIMIT_MS} ms to load.`;
    const limit = { allowance: { leftMs: START_LIMIT_MS }, tooLate };
    const answer = await loadBundle(process, { kind: 'host', key: host.key, code }, limit);
    starting.delete(process);
    if (answer.status === 'loaded') return { status: 'ready', process };
    process.stop();
    if (answer.status === 'killed') return failure('unavailable', answer.reason);
    if (answer.status === 'failed') return thrownFailure('host-failed', answer.reason);
    return failure(
      'host-failed',
      answer.status === 'rendered' ? 'The process answered without being asked.' : answer.reason,
    );
  }

  /** Renders the frame once, so that the first visitor does not wait for code that has never run. */
  async function rehearse(started: Started): Promise<Started> {
    if (started.status !== 'ready') return started;
    const request = { kind: 'render', expose: null, boot: REHEARSAL, url: '/' } as const;
    const limit = { allowance: { leftMs: START_LIMIT_MS }, tooLate: 'The frame of the page hangs.' };
    await started.process.ask(request, limit);
    return started;
  }

  function drop(): void {
    void spare?.started.then((started) => started.status === 'ready' && started.process.stop());
    spare = null;
  }

  function prepare(host: ServerBundle): void {
    if (isClosed || spare?.key === host.key) return;
    drop();
    spare = { key: host.key, started: start(host).then(rehearse) };
  }

  return {
    async take(host, { isReplaced = false } = {}) {
      const prepared = spare?.key === host.key ? spare.started : null;
      if (prepared === null) return start(host);
      spare = null;
      if (isReplaced) prepare(host);
      const started = await prepared;
      return started.status === 'ready' && started.process.isAlive() ? started : start(host);
    },
    prepare,
    close() {
      isClosed = true;
      drop();
      for (const process of starting) process.stop();
    },
  };
}
