import { anchorLine, readAnchors } from './logAnchor.ts';

const HASH = 'ab'.repeat(32);
const AT = '2026-11-20T03:05:00.000Z';
const signature = { keyId: 'c0'.repeat(8), text: 'x_-9'.repeat(22).slice(0, 86) };
const signed = anchorLine({ seq: 812, hash: HASH, at: AT, signature });

describe('an anchor of the log', () => {
  it('is read as it was written, with those before it', () => {
    const bare = anchorLine({ seq: 7, hash: HASH, at: AT });
    expect(readAnchors(`${bare}\n${signed}\r\n\n`)).toEqual([
      { seq: 7, hash: HASH, at: AT, signature: null },
      { seq: 812, hash: HASH, at: AT, signature },
    ]);
  });

  it.each([
    ['another digit of the hash', signed.replace('abab', 'abac')],
    ['another line', signed.replace('812', '813')],
    ['another time', signed.replace('03:05', '03:06')],
    ['another signature', signed.replace('x_-9', 'x_-8')],
    ['a missing end', signed.slice(0, -1)],
    ['no signature', signed.replace(/ c0\S+ \S+/, ' not signed')],
    ['a line more', `${signed}\nkept on 20 November`],
  ])('with %s was mistyped', (_what, text) => {
    expect(() => readAnchors(text)).toThrow('mistyped or cut short');
  });

  it('must be there', () => {
    expect(() => readAnchors('\n')).toThrow('has no anchor');
  });
});
