import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyIdOf, signLine } from '@saltbush/contract/log-signature';
import type { LogEntry } from '@saltbush/contract/release-api';
import { FIRST_LOG_HASH, logHashInput } from '@saltbush/contract/release-log';
import { anchorLine, readAnchors } from './logAnchor.ts';
import { verifyHistory } from './verifyHistory.ts';

const LINES = 25;
const PAGE = 10;

/** A log as the gateway writes it. */
function writeLog(actor = 'operator'): LogEntry[] {
  const lines: LogEntry[] = [];
  for (let seq = 1; seq <= LINES; seq += 1) {
    const line = {
      seq,
      kind: 'activate' as const,
      name: 'mf-quote',
      version: `1.${seq}.0`,
      share: 100,
      actor,
      reason: `Zoë's "reason" ${seq}`,
      details: seq % 2 === 0 ? null : { b: [1, { d: 1, c: 2 }], a: 'x', digest: 'd'.repeat(64) },
      at: new Date(Date.UTC(2026, 10, 1) + seq * 1_000).toISOString(),
    };
    const hash = createHash('sha256')
      .update(logHashInput(lines.at(-1)?.hash ?? FIRST_LOG_HASH, line))
      .digest('hex');
    lines.push({ ...line, hash });
  }
  return lines;
}

function verify(lines: LogEntry[], head?: string) {
  const log = async (after: number) => ({ entries: lines.filter(({ seq }) => seq > after).slice(0, PAGE) });
  return verifyHistory({ log }, { head });
}

describe('verifyHistory', () => {
  it('accepts an unchanged log of several pages and prints its last hash', async () => {
    const lines = writeLog();
    const head = lines.at(-1)?.hash;
    expect(await verify(lines)).toMatchObject({ exitCode: 0, json: { status: 'whole', lines: LINES, head } });
    expect(await verify(lines, lines[3]?.hash)).toMatchObject({ exitCode: 0 });
    expect(await verify([])).toMatchObject({ exitCode: 0, json: { lines: 0, head: FIRST_LOG_HASH } });
  });

  it('accepts details whose keys are in another order', async () => {
    const lines = writeLog().map((line) =>
      line.details ? { ...line, details: { digest: line.details.digest, a: 'x', b: line.details.b } } : line,
    );
    expect(await verify(lines)).toMatchObject({ exitCode: 0 });
  });

  it.each<[string, (lines: LogEntry[]) => LogEntry[], number]>([
    ['reason', (lines) => lines.map((line) => (line.seq === 7 ? { ...line, reason: 'Nothing to see' } : line)), 7],
    ['actor', (lines) => lines.map((line) => (line.seq === 1 ? { ...line, actor: 'somebody' } : line)), 1],
    ['version', (lines) => lines.map((line) => (line.seq === 25 ? { ...line, version: '1.0.0' } : line)), 25],
    [
      'time',
      (lines) => lines.map((line) => (line.seq === 12 ? { ...line, at: '2026-01-01T00:00:00.000Z' } : line)),
      12,
    ],
    ['details', (lines) => lines.map((line) => (line.seq === 3 ? { ...line, details: null } : line)), 3],
    ['removed line', (lines) => lines.filter(({ seq }) => seq !== 9), 9],
    ['removed beginning', (lines) => lines.slice(2), 1],
    [
      'removed line, the rest renumbered',
      (lines) => lines.filter(({ seq }) => seq !== 9).map((line, index) => ({ ...line, seq: index + 1 })),
      9,
    ],
    ['order', (lines) => lines.map((line) => (line.seq === 5 ? { ...(lines[5] ?? line), seq: 5 } : line)), 5],
  ])('finds a changed %s', async (_what, change, line) => {
    const result = await verify(change(writeLog()));
    expect(result).toMatchObject({ exitCode: 1, json: { status: 'broken', line } });
    expect(result.text).toContain(`line ${line}`);
  });

  it('finds lines removed from the end by the mark or the hash that was kept', async () => {
    const lines = writeLog();
    const { head, mark } = (await verify(lines)).json as { head: string; mark: string };
    expect(await verify(lines, mark)).toMatchObject({ exitCode: 0 });
    expect(await verify(lines.slice(0, 20))).toMatchObject({ exitCode: 0 });
    for (const kept of [head, mark]) {
      expect(await verify(lines.slice(0, 20), kept)).toMatchObject({ exitCode: 1, json: { line: 21 } });
    }
    expect((await verify(lines.slice(0, 20), mark)).text).toContain('it ends at line 20, and line 25 was marked');
  });

  it('tells a mistyped mark from a log that was written anew', async () => {
    const lines = writeLog();
    const { mark } = (await verify(lines)).json as { mark: string };
    await expect(verify(lines, mark.replace(/.$/, 'x'))).rejects.toThrow('mistyped');
    const forged = writeLog('somebody');
    expect(await verify(forged, mark)).toMatchObject({ exitCode: 1, json: { line: LINES } });
    expect((await verify(forged, mark)).text).toContain('written anew');
  });

  it('finds a release that is stored with other bytes than it was published with', async () => {
    const lines = writeLog();
    const digest = 'd'.repeat(64);
    const publish = (seq: number) => lines.find((line) => line.seq === seq) as LogEntry;
    const log = (stored: Record<number, string>) => ({
      log: async (after: number) => ({ entries: lines.filter(({ seq }) => seq > after).slice(0, PAGE), stored }),
    });
    expect(publish(13).details).toMatchObject({ digest });
    expect(await verifyHistory(log({ 13: digest }))).toMatchObject({ exitCode: 0 });
    const result = await verifyHistory(log({ 13: 'e'.repeat(64) }));
    expect(result).toMatchObject({ exitCode: 1, json: { line: 13 } });
    expect(result.text).toContain('what is stored of mf-quote 1.13.0 is not what line 13 published');
  });
});

describe('verifyHistory of a signed log', () => {
  const FIRST_SIGNED = 5;
  const LAST_OF_OLD = 14;
  const [old, present, foreign] = Array.from({ length: 3 }, () => generateKeyPairSync('ed25519').privateKey) as [
    KeyObject,
    KeyObject,
    KeyObject,
  ];
  const keys = new Map([old, present].map((key) => [keyIdOf(key), key]));

  /** The key was set before line 5, and another one took its place before line 15. */
  const signAll = (lines: LogEntry[]) =>
    lines.map((line) =>
      line.seq < FIRST_SIGNED ? line : { ...line, signature: signLine(line, line.seq > LAST_OF_OLD ? present : old) },
    );
  const logOf = (lines: LogEntry[]) => ({
    log: async (after: number) => ({ entries: lines.filter(({ seq }) => seq > after).slice(0, PAGE) }),
  });
  const lineOf = (lines: LogEntry[], seq: number) => lines.find((line) => line.seq === seq) as LogEntry;
  const anchorAt = (lines: LogEntry[], seq: number) => readAnchors(anchorLine(lineOf(lines, seq)));

  it('accepts it with the keys of before and after a change of keys, and says who signed', async () => {
    const result = await verifyHistory(logOf(signAll(writeLog())), { keys });
    expect(result).toMatchObject({
      exitCode: 0,
      json: { signed: { since: FIRST_SIGNED, keys: [keyIdOf(old), keyIdOf(present)], isChecked: true } },
    });
    const unchecked = await verifyHistory(logOf(signAll(writeLog())));
    expect(unchecked).toMatchObject({ exitCode: 0, text: expect.stringContaining('were not checked') });
    const unsigned = await verifyHistory(logOf(writeLog()));
    expect(unsigned).toMatchObject({ exitCode: 0, text: expect.stringContaining('Not signed: no key is set.') });
  });

  it('finds a line of a key that it was not given', async () => {
    const lines = signAll(writeLog());
    const result = await verifyHistory(logOf(lines), { keys: new Map([[keyIdOf(old), old]]) });
    expect(result).toMatchObject({ exitCode: 1, json: { line: LAST_OF_OLD + 1 } });
  });

  it.each<[string, (lines: LogEntry[]) => LogEntry[], number, string]>([
    [
      'was added without a signature',
      (lines) => [...lines.slice(0, -1), lineOf(writeLog(), LINES)],
      LINES,
      'is not signed',
    ],
    [
      'was added with another key',
      (lines) => [
        ...lines.slice(0, -1),
        { ...lineOf(lines, LINES), signature: signLine(lineOf(lines, LINES), foreign) },
      ],
      LINES,
      'which --keys does not hold',
    ],
    [
      'was added with another key under the name of the right one',
      (lines) => {
        const { text } = signLine(lineOf(lines, LINES), foreign);
        return [...lines.slice(0, -1), { ...lineOf(lines, LINES), signature: { keyId: keyIdOf(present), text } }];
      },
      LINES,
      'does not fit it',
    ],
    [
      'was written anew with all after it, and the old signatures',
      (lines) => writeLog('somebody').map((line, index) => ({ ...line, signature: lines[index]?.signature ?? null })),
      FIRST_SIGNED,
      'does not fit it',
    ],
    ['lost its signature, like all others', () => writeLog('somebody'), 1, 'no line is signed'],
  ])('finds a line with right hashes that %s', async (_what, change, line, reason) => {
    const result = await verifyHistory(logOf(change(signAll(writeLog()))), { keys });
    expect(result).toMatchObject({ exitCode: 1, json: { line }, text: expect.stringContaining(reason) });
  });

  it('tells by an anchor a cut log, one that was written anew, and one that lost its signatures', async () => {
    const lines = signAll(writeLog());
    const anchors = [...anchorAt(lines, 8), ...anchorAt(lines, 20)];
    expect(await verifyHistory(logOf(lines), { anchors, keys })).toMatchObject({ exitCode: 0 });
    const cut = await verifyHistory(logOf(lines.slice(0, 12)), { anchors, keys });
    expect(cut).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('it ends at line 12, and line 20 was marked'),
    });
    const anew = await verifyHistory(logOf(writeLog('somebody')), { anchors });
    expect(anew).toMatchObject({ exitCode: 1, text: expect.stringContaining('line 8 is not the one that was marked') });
    const bare = await verifyHistory(logOf(writeLog()), { anchors });
    expect(bare).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('line 8 was signed when it was anchored'),
    });
  });

  it('refuses an anchor that somebody else signed, before it says anything about the log', async () => {
    const lines = signAll(writeLog());
    const forged = lines.map((line) => ({ ...line, signature: signLine(line, foreign) }));
    const verifying = verifyHistory(logOf(lines), { anchors: anchorAt(forged, 20), keys });
    await expect(verifying).rejects.toThrow('signed by none of --keys');
  });
});
