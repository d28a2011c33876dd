import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Duplex } from 'node:stream';
import { createReplyReader, type Reply } from './createReplyReader.ts';
import { residentMb } from './residentMb.ts';
import { CHANNEL, LENGTH_BYTES, type WorkerRequest } from './worker/protocol.ts';
import { workerCommand } from './workerCommand.ts';

export interface ProcessLimits {
  workerUrl: URL;
  heapMb: number;
  /** For everything: heap, buffers, code. */
  memoryMb: number;
}

/** `stopped`: by its own doing. `killed`: by somebody outside, which says nothing about the page. */
export type Answer = Reply | { status: 'stopped'; reason: string } | { status: 'killed'; reason: string };

export interface RenderProcess {
  pid: number | undefined;
  /** Never rejects. One request at a time; whatever ends the process ends the request. After `limitMs` it is ended. */
  ask: (request: WorkerRequest, limit: { limitMs: number; tooLate: string }) => Promise<Answer>;
  isAlive: () => boolean;
  stop: () => void;
}

const SHELL = '/bin/sh';
const MEMORY_LOOK_MS = 25;
/** For a page that has taken half of its time: it is likely to hang, and must not hold up the others. */
const LOW_PRIORITY = 15;
/** Node ends with this code when it waits and nothing is under way (`process.exit()` documentation, "exit codes"). */
const NOTHING_LEFT = 13;
/** Signals by which somebody else ends a process, or the limit of processor time does. */
const SIGNALS_FROM_OUTSIDE = new Set<string | null>(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGXCPU']);

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has ended, or the system knows no priorities.
  }
}

function frame(request: WorkerRequest): Buffer {
  const text = Buffer.from(JSON.stringify(request), 'utf8');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

/** Starts a process that has no rights, no environment and no descriptor but the channel to the gateway. */
export function createRenderProcess({ workerUrl, heapMb, memoryMb }: ProcessLimits): RenderProcess {
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
  // Where memory runs out, the system ends this process before any other.
  if (pid !== undefined) writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => {});

  function lookAtMemory(): void {
    const held = pid === undefined ? null : residentMb(pid);
    if (held !== null && held > memoryMb) stop(`The page took more than ${memoryMb} MB of memory.`);
  }

  return {
    pid,
    isAlive: () => isAlive && stoppedBecause === null,
    stop: () => stop(),
    async ask(request, { limitMs, tooLate }) {
      if (stoppedBecause !== null) return { status: 'stopped', reason: stoppedBecause };
      if (!isAlive) return { status: 'killed', reason: 'The process had ended.' };
      let isLow = false;
      const watch = setInterval(lookAtMemory, MEMORY_LOOK_MS);
      const lowering = setTimeout(() => {
        isLow = true;
        if (pid !== undefined) lowerPriority(pid);
      }, limitMs / 2);
      const timer = setTimeout(() => stop(tooLate), Math.max(0, limitMs));
      try {
        return await new Promise((resolve) => {
          reader = createReplyReader();
          settle = resolve;
          channel.write(frame(request));
        });
      } finally {
        settle = null;
        clearInterval(watch);
        clearTimeout(lowering);
        clearTimeout(timer);
        // Nobody but the superuser may raise a priority again.
        if (isLow) stop('It was too slow to go on.');
      }
    },
  };
}
