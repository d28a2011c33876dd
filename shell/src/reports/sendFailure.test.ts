import { jest } from '@jest/globals';
import { lastActs } from './last-acts.ts';
import { sendFailure } from './sendFailure.ts';

const sent: { address: string; body: Blob }[] = [];
const AT = 'at t (https://saltbush.example/mf/mf-quote/1.4.0/QuotePage.1a2b.js:1:2345)';

function errorWith(message: string, stack = `Error: ${message}\n    ${AT}`): Error {
  return Object.assign(new Error(message), { stack });
}

/** jsdom's Blob has no `text`. */
async function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

const told = async () => Promise.all(sent.map(async ({ body }) => JSON.parse(await textOf(body)).failures[0]));

beforeEach(() => {
  sent.length = 0;
  lastActs.length = 0;
  performance.getEntriesByType = () => [];
  navigator.sendBeacon = jest.fn((address: string | URL, body?: unknown) => {
    sent.push({ address: String(address), body: body as Blob });
    return true;
  }) as unknown as typeof navigator.sendBeacon;
});

it('tells of what a release threw, each cause once, and of nothing that no release has thrown', async () => {
  sendFailure(errorWith('one'));
  sendFailure(errorWith('one'));
  sendFailure(errorWith('an extension', 'Error\n at chrome-extension://abc/page.js:1:1'));
  sendFailure('a text');
  sendFailure(undefined);
  expect(sent.map(({ address }) => address)).toEqual(['/api/telemetry/failures']);
  expect(await told()).toMatchObject([{ remote: 'mf-quote', version: '1.4.0', name: 'Error', message: 'one' }]);
});

it('reads what the events of the window carry, and what was behind a page that did not load', async () => {
  sendFailure({ reason: errorWith('of a promise') });
  sendFailure(Object.assign(errorWith('no page'), { name: 'PageLoadError', cause: errorWith('behind it') }));
  expect((await told()).map(({ message }) => message)).toEqual(['of a promise', 'behind it']);
});

it('finds the release by the components when what was thrown has no stack', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const componentStack = '    at QuotePage (https://x/mf/mf-quote/1.5.0/QuotePage.js:1:1)';
  sendFailure('a text that was thrown', { componentStack });
  expect(print).toHaveBeenCalledWith('a text that was thrown');
  print.mockRestore();
  expect(await told()).toMatchObject([{ remote: 'mf-quote', version: '1.5.0' }]);
});

it('says which controls were pressed, never what they say or hold', async () => {
  document.body.innerHTML = `
    <form><label>Name <input name="contactName" value="Priya Ramanathan"></label>
    <button type="submit">Send for Priya</button></form>`;
  for (const target of document.querySelectorAll('input, button')) {
    const press = new Event('click');
    Object.defineProperty(press, 'target', { value: target });
    lastActs.unshift(press);
  }
  sendFailure(errorWith('with steps'));
  const [failure] = await told();
  expect(failure.steps.filter(({ kind }: { kind: string }) => kind !== 'page')).toEqual(
    expect.arrayContaining([
      { kind: 'press', tag: 'input', type: '', name: 'contactName' },
      { kind: 'submit', tag: 'button', type: 'submit', name: '' },
    ]),
  );
  expect(JSON.stringify(failure)).not.toContain('Priya');
});

it('does not throw for what throws when it is read', () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
    },
  );
  expect(() => sendFailure(hostile)).not.toThrow();
});
