import { EventEmitter, once } from 'node:events';
import { setTimeout as turn } from 'node:timers/promises';
import type { Compiler } from 'webpack';
import { warmUp } from './warmUp.ts';

const AT_ONCE = { firstMs: 0, betweenMs: 0 };

/** A compiler that ends each build at once. */
function compilerOf() {
  const done: (() => void)[] = [];
  const events = new EventEmitter();
  const watching = {
    closed: false,
    running: false,
    rebuilds: 0,
    invalidate(callback: () => void) {
      watching.rebuilds += 1;
      build();
      callback();
      events.emit(`rebuilt ${watching.rebuilds}`);
    },
  };
  const build = () => {
    for (const tell of done) tell();
  };
  const compiler = { watching, hooks: { done: { tap: (_name: string, tell: () => void) => done.push(tell) } } };
  return { compiler: compiler as unknown as Compiler, watching, build, events };
}

/** Timers of the same length end in the order they were started in, so each turn lets the next rebuild begin. */
async function rest(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await turn(1);
}

it('builds six times again after the first build', async () => {
  const { compiler, watching, build, events } = compilerOf();
  warmUp(compiler, AT_ONCE);
  const sixth = once(events, 'rebuilt 6');
  build();
  await sixth;
  await rest();
  expect(watching.rebuilds).toBe(6);
});

it.each([
  ['something was saved', ({ build }: ReturnType<typeof compilerOf>) => build()],
  [
    'a save is being built',
    ({ watching }: ReturnType<typeof compilerOf>) => void Object.assign(watching, { running: true }),
  ],
  [
    'nobody watches any more',
    ({ watching }: ReturnType<typeof compilerOf>) => void Object.assign(watching, { closed: true }),
  ],
])('ends once %s', async (_what, happens) => {
  const watched = compilerOf();
  warmUp(watched.compiler, AT_ONCE);
  const second = once(watched.events, 'rebuilt 2');
  watched.build();
  await second;
  happens(watched);
  await rest();
  expect(watched.watching.rebuilds).toBe(2);
});
