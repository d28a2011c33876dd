import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { createOwnTime } from './createOwnTime.ts';
import { createReplyReader, type Reply } from './createReplyReader.ts';
import { processState } from './processState.ts';
import { residentMb } from './residentMb.ts';
import { CHANNEL, LENGTH_BYTES, type WorkerRequest } from './worker/protocol.ts';
import { workerCommand } from './workerCommand.ts';

export interface ProcessLimits {
  workerUrl: URL;
  heapMb: number;
  /** Megabytes in all: heap, buffers and code. */
  memoryMb: number;
  /** Whether nobody waits for its pages, so that it must not slow down those of visitors. */
  isInBackground?: boolean;
}

/**
 * `stopped`: the process ended because of what it did. `killed`: somebody outside ended it, which says nothing about
 * the page.
 */
export type Answer = Reply | { status: 'stopped'; reason: string } | { status: 'killed'; reason: string };

/** What a process may use for its answers. Each one takes its part of it. */
export interface Allowance {
  /** Milliseconds of its own time, see `createOwnTime`. */
  leftMs: number;
}

export interface RenderProcess {
  pid: number | undefined;
  /**
   * Sends one request at a time. When the process ends, or has used its allowance, when it is ended, the request is
   * answered too. Never rejects.
   */
  ask: (request: WorkerRequest, limit: { allowance: Allowance; tooLate: string }) => Promise<Answer>;
  isAlive: () => boolean;
  /** From now on others come first where they compete. There is no way back. */
  moveToBackground: () => void;
  stop: () => void;
}

const SHELL = '/bin/sh';
const LOOK_EVERY_MS = 25;
/** Priority for pages that no visitor waits for: a quarter of what others get where they compete, so that they still end. */
const BACKGROUND_PRIORITY = 5;
/**
 * Node's exit code when something is awaited but nothing is left to run (`process.exit()` documentation, "exit codes").
 */
const NOTHING_LEFT = 13;
/** Signals that somebody outside sends, or the system at the limit of processor time. */
const SIGNALS_FROM_OUTSIDE = new Set<string | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGXCPU']);

function moveToBackground(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, BACKGROUND_PRIORITY);
  } catch {
    // The process has ended, or the system has no priorities.
  }
}

function frame(request: WorkerRequest): Buffer {
  const text = Buffer.from(JSON.stringify(request), 'utf8');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

/** Starts a process without rights, without environment and without any descriptor but the channel to the gateway. */
export function createRenderProcess({
  workerUrl,
  heapMb,
  memoryMb,
  isInBackground = false,
}: ProcessLimits): RenderProcess {
  const { file, args } = workerCommand({
    workerUrl,
    heapMb,
    knownFlags: process.allowedNodeEnvironmentFlags,
    shell: existsSync(SHELL) ? SHELL : null,
  });
  const child = spawn(file, args, {
    cwd: '/',
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const channel = child.stdio[CHANNEL] as Duplex;
  let isAlive = true;
  let stoppedBecause: string | null = null;
  let settle: ((answer: Answer) => void) | null = null;
  let reader = createReplyReader();

  function stop(because = 'The process was stopped.'): void {
    stoppedBecause ??= because;
    child.kill('SIGKILL');
  }

  function end(answer: Answer): void {
    isAlive = false;
    channel.destroy();
    settle?.(answer);
  }

  channel.on('data', (chunk: Buffer) => {
    const reading = settle ? reader.take(chunk) : { status: 'breach' as const };
    if (reading.status === 'incomplete') return;
    if (reading.status === 'breach') {
      channel.destroy();
      stop('The page answered in a way that no page can.');
    } else settle?.(reading);
  });
  channel.on('error', () => {});
  child.on('error', (cause) => end({ status: 'killed', reason: `No process could be started: ${cause.message}.` }));
  child.on('exit', (code, signal) => {
    if (stoppedBecause !== null) return end({ status: 'stopped', reason: stoppedBecause });
    const reason =
      code === NOTHING_LEFT
        ? 'The page waits for something that never comes.'
        : `The process ended with ${signal ?? `code ${code}`}.`;
    end({ status: SIGNALS_FROM_OUTSIDE.has(signal) ? 'killed' : 'stopped', reason });
  });
  child.unref();
  (channel as Partial<{ unref: () => void }>).unref?.();
  const { pid } = child;
  if (isInBackground) moveToBackground(pid);
  // When the machine runs out of memory, Linux should end this process before any other.
  if (pid !== undefined) writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});

  function lookAtMemory(): void {
    const held = pid === undefined ? null : residentMb(pid);
    if (held !== null && held > memoryMb) stop(`The page took more than ${memoryMb} MB of memory.`);
  }

  return {
    pid,
    isAlive: () => isAlive && stoppedBecause === null,
    moveToBackground: () => moveToBackground(pid),
    stop: () => stop(),
    async ask(request, { allowance, tooLate }) {
      if (stoppedBecause !== null) return { status: 'stopped', reason: stoppedBecause };
      if (!isAlive) return { status: 'killed', reason: 'The process had ended.' };
      const state = () => (pid === undefined ? null : processState(pid));
      const ownMs = createOwnTime({ state, now: () => performance.now(), lookEveryMs: LOOK_EVERY_MS });
      const watch = setInterval(() => {
        lookAtMemory();
        allowance.leftMs -= ownMs();
        if (allowance.leftMs <= 0) stop(tooLate);
      }, LOOK_EVERY_MS);
      try {
        return await new Promise((resolve) => {
          reader = createReplyReader();
          settle = resolve;
          channel.write(frame(request));
        });
      } finally {
        settle = null;
        clearInterval(watch);
      }
    },
  };
}
