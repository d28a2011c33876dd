import { tmpdir } from 'node:os';
import { hostFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { runMfe } from '../../fixtures/runMfe.ts';
import { OPERATOR_TOKEN, startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const described = { description: 'A summary by week', until: '2027-03-31' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.publish(hostFolder());
  await gateway.activate('shell', '1.0.0');
  const flags = {
    'new-summary': { ...described, type: 'boolean', default: false },
    pace: { ...described, type: 'number', default: 1, variants: [1, 2] },
  } as const;
  await gateway.publish(remoteFolder({ changes: { flags } }));
  await gateway.activate('mf-quote', '1.0.0');
});
afterAll(() => gateway.close());

const mfe = (...args: string[]) => runMfe(tmpdir(), { MFE_URL: gateway.url, MFE_TOKEN: OPERATOR_TOKEN }, args);

it('lists flags, and switches one from a command line', async () => {
  expect((await mfe('flags')).text).toMatch(/mf-quote new-summary +boolean +false for everybody/);
  const set = ['flags', 'set', 'mf-quote', 'new-summary', '--value', 'true', '--role', 'client', '--percent', '10'];
  expect(await mfe(...set, '--reason', 'For some')).toMatchObject({
    exitCode: 0,
    text: 'new-summary of mf-quote: true for 10% of client; false for the others.\n',
  });
  expect((await mfe('flags', 'set', 'mf-quote', 'pace', '--value', '2', '--reason', 'Twice')).exitCode).toBe(0);
  expect((await mfe('flags', 'mf-quote')).text).toMatch(/mf-quote pace +number +2 for everybody; 1 for the others/);
  await mfe('flags', 'off', 'mf-quote', 'new-summary', '--reason', 'It fails');
  const off = await mfe('flags', 'mf-quote', '--json');
  expect(JSON.parse(off.text)).toMatchObject({
    flags: [
      { flag: 'new-summary', switched: { isOff: true, rules: [{ value: true, role: 'client', share: 10 }] } },
      {},
    ],
  });
  expect((await mfe('flags', 'clear', 'mf-quote', 'new-summary', '--reason', 'Not now')).text).toBe(
    'new-summary of mf-quote: false for everybody.\n',
  );
});

it.each([
  ['no flag', ['set', 'mf-quote', '--reason', 'x'], 2, /Which flag, of which remote/],
  ['no value', ['set', 'mf-quote', 'new-summary', '--reason', 'x'], 2, /Give the value/],
  ['no reason', ['off', 'mf-quote', 'new-summary'], 2, /reason/],
  [
    'a role that nobody has',
    ['set', 'mf-quote', 'new-summary', '--value', 'true', '--role', 'driver', '--reason', 'x'],
    2,
    /--role takes one of/,
  ],
  ['something else', ['toggle', 'mf-quote'], 2, /mfe flags toggle is unknown/],
  [
    'a value that it cannot have',
    ['set', 'mf-quote', 'pace', '--value', '9', '--reason', 'x'],
    1,
    /pace cannot be 9\. It can be 1, 2\./,
  ],
  [
    'a share that is none',
    ['set', 'mf-quote', 'pace', '--value', '2', '--percent', 'ten', '--reason', 'x'],
    1,
    /share/,
  ],
] as const)('says what to do about %s', async (_what, args, exitCode, words) => {
  const outcome = await mfe('flags', ...args);
  expect(outcome.exitCode).toBe(exitCode);
  expect(outcome.text).toMatch(words);
});
