import { followSaves } from './followSaves.ts';
import type { Saved } from './Saved.ts';

/** Plays the socket of the development server. */
class FakeSocket {
  static last: FakeSocket;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  async tell(saved: Partial<Saved>): Promise<void> {
    const data: Saved = { remote: 'mf-quote', hash: '', updates: {}, scripts: {}, chunks: {}, ...saved };
    this.onmessage({ data: JSON.stringify({ type: 'saved', data }) });
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  }
}

const realSocket = globalThis.WebSocket;
let running: string;
let served: string[];
let remotes: Set<string>;
const arrived = jest.fn();

/** Each update leads to the next of the served builds. */
async function update(): Promise<void> {
  const next = served[served.indexOf(running) + 1];
  if (next === undefined) throw new Error('Unknown.');
  running = next;
  if (running === 'unfit') throw new Error('Aborted.');
}

beforeEach(() => {
  globalThis.WebSocket = FakeSocket as never;
  running = 'one';
  served = ['one', 'two', 'three'];
  remotes = new Set();
  arrived.mockClear();
  const hash = () => running;
  followSaves({ remote: 'mf-quote', remotes, address: 'ws://here', hash, update, admit: () => {}, arrived });
});
afterEach(() => {
  globalThis.WebSocket = realSocket;
});

describe('followSaves', () => {
  it('takes several saves one after the other, and only then the chunks of the last', async () => {
    await FakeSocket.last.tell({ hash: 'three', chunks: { Later: 'sha384-3' } });
    expect(running).toBe('three');
    expect(arrived.mock.calls).toEqual([[expect.objectContaining({ chunks: { Later: 'sha384-3' } })]]);
    expect(remotes).toEqual(new Set(['mf-quote']));
  });

  it('takes no notice of other remotes', async () => {
    await FakeSocket.last.tell({ remote: 'mf-ar', hash: 'two' });
    expect([running, remotes.size]).toEqual(['one', 0]);
  });

  it.each([
    ['that does not fit', ['one', 'unfit', 'two']],
    ['that this server does not know the way to', ['one']],
  ])('has the page loaded anew from a save on %s', async (_what, builds) => {
    served = builds;
    await FakeSocket.last.tell({ hash: 'two' });
    expect(remotes.size).toBe(0);
    await FakeSocket.last.tell({ hash: 'two' });
    expect(remotes.size).toBe(0);
  });

  it('has the page loaded anew while the server is away', async () => {
    jest.useFakeTimers();
    await FakeSocket.last.tell({ hash: 'one' });
    expect(remotes.size).toBe(1);
    const first = FakeSocket.last;
    first.onclose();
    expect(remotes.size).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(FakeSocket.last).not.toBe(first);
    jest.useRealTimers();
  });
});
