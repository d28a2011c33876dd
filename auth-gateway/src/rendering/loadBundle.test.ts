import type { RenderProcess } from './createRenderProcess.ts';
import { loadBundle } from './loadBundle.ts';
import { evaluateBundle } from './worker/evaluateBundle.ts';
import type { WorkerRequest } from './worker/protocol.ts';

const LIMIT = { allowance: { leftMs: 1_000 }, tooLate: 'too late' };

/** A process that answers each bundle with this. */
function processOf(compiled: string) {
  const asked: WorkerRequest[] = [];
  const process = {
    ask: async (request: WorkerRequest) => {
      asked.push(request);
      return { status: 'loaded', compiled };
    },
  } as unknown as RenderProcess;
  return { process, asked };
}

describe('a bundle in the next process', () => {
  it('comes with what V8 made of exactly this code before, and of no other', async () => {
    const { process, asked } = processOf('made');
    const bundle = { kind: 'page', key: 'mf-quote@1.0.0' } as const;
    for (const code of ['exports.one = 1', 'exports.two = 2', 'exports.one = 1']) {
      await loadBundle(process, { ...bundle, code }, LIMIT);
    }
    expect(asked.map((request) => 'compiled' in request && request.compiled)).toEqual(['', '', 'made']);
  });

  it('is known from then on, also where the process had nothing to add', async () => {
    const bundle = { kind: 'host', key: 'shell@1.0.0', code: 'exports.host = 1' } as const;
    await loadBundle(processOf('made').process, bundle, LIMIT);
    await loadBundle(processOf('').process, bundle, LIMIT);
    const { process, asked } = processOf('');
    await loadBundle(process, bundle, LIMIT);
    expect(asked).toEqual([{ ...bundle, compiled: 'made' }]);
  });
});

describe('evaluateBundle', () => {
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  /** V8 remembers code for as long as the process lives, so each case has its own. */
  function priceOf(compiled: string, rate = 7) {
    const code = `exports.price = (pallets) => pallets * require("rate") + ${rate};`;
    const made = evaluateBundle({ key: 'mf-quote@1.0.0', code, compiled }, () => rate);
    return {
      price: (made.exports as { price: (pallets: number) => number }).price(6),
      compiled: base64(made.compiled),
    };
  }

  it('does the same with what V8 made before', () => {
    const first = priceOf('');
    expect(first).toEqual({ price: 49, compiled: expect.stringMatching(/./) });
    expect(priceOf(first.compiled)).toEqual({ price: 49, compiled: '' });
  });

  it('makes it anew where what is there does not fit', () => {
    const ofAnother = base64(Buffer.from('of another V8'));
    expect(priceOf(ofAnother, 8)).toEqual({ price: 56, compiled: expect.stringMatching(/./) });
  });
});
