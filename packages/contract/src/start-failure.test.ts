import { runInNewContext } from 'node:vm';
import { START_FAILURE_SCRIPT } from './start-failure.ts';

const HOST_SCRIPT = 'https://site.example/mf/shell/1.4.0/main.js';

type Listener = (event: object) => void;

/** A page with the script, reduced to what the script uses. */
function setUp({ readyState = 'interactive' } = {}) {
  const listeners = new Map<string, Listener>();
  const reports: unknown[] = [];
  const boot = { textContent: JSON.stringify({ hostVersion: '1.4.0' }) };
  const page = {
    document: { readyState, getElementById: () => boot },
    navigator: { sendBeacon: (_url: string, [[text]]: [[string]]) => reports.push(JSON.parse(text)) },
    // This Blob only keeps its parts, which is all the test reads.
    Blob: Array,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    window: {} as { saltbushStarted?: () => void },
    JSON,
  };
  runInNewContext(START_FAILURE_SCRIPT, page);
  return { tell: (type: string, event: object) => listeners.get(type)?.(event), reports, window: page.window };
}

const abandoned = (code: string, stack?: string) => [
  { events: [{ kind: 'abandoned', remote: 'shell', version: '1.4.0', code, ...(stack && { stack }) }] },
];
const missing = { target: { tagName: 'SCRIPT', defer: true, src: HOST_SCRIPT } };

describe('START_FAILURE_SCRIPT', () => {
  it("reports the host's script that did not arrive, once", () => {
    const { tell, reports } = setUp();
    tell('error', missing);
    tell('error', missing);
    expect(reports).toEqual(abandoned('unreachable'));
  });

  it('waits for the boot state of a page that is still arriving', () => {
    const { tell, reports } = setUp({ readyState: 'loading' });
    tell('error', missing);
    expect(reports).toEqual([]);
    tell('DOMContentLoaded', {});
    expect(reports).toEqual(abandoned('unreachable'));
  });

  it.each([
    ['error', { target: {}, filename: HOST_SCRIPT }],
    ['unhandledrejection', { reason: { stack: `TypeError: no root\n    at start (${HOST_SCRIPT}:1:2)` } }],
  ])('reports a host that throws before the page stands (%s)', (type, event) => {
    const { tell, reports } = setUp();
    tell(type, event);
    expect(reports).toMatchObject(abandoned('incompatible'));
  });

  it.each([
    ['error', (stack: string) => ({ target: {}, filename: HOST_SCRIPT, error: { stack } })],
    ['unhandledrejection', (stack: string) => ({ reason: { stack } })],
  ])('tells its stack, cut to what the gateway takes (%s)', (type, event) => {
    const { tell, reports } = setUp();
    const stack = `TypeError: no root\n    at start (${HOST_SCRIPT}:1:2)${' '.repeat(5_000)}`;
    tell(type, event(stack));
    expect(reports).toEqual(abandoned('incompatible', stack.slice(0, 4_000)));
  });

  it('leaves alone what other scripts do, and everything once the host stands', () => {
    const { tell, reports, window } = setUp();
    tell('error', { target: {}, filename: 'chrome-extension://x/content.js' });
    tell('error', { target: { tagName: 'LINK' } });
    tell('unhandledrejection', { reason: { stack: 'Error\n    at chrome-extension://x/content.js' } });
    tell('unhandledrejection', { reason: null });
    window.saltbushStarted?.();
    tell('error', missing);
    expect(reports).toEqual([]);
  });
});
