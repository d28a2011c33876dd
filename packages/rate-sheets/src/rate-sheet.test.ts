import { decodeCsv } from './decodeCsv.ts';
import { splitCsv } from './splitCsv.ts';

describe('decodeCsv', () => {
  it.each<[string, number[], string | null]>([
    ['UTF-8', [...new TextEncoder().encode('Zoë')], 'Zoë'],
    ['the old code page of Windows', [0x5a, 0x6f, 0xeb], 'Zoë'],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x5a, 0, 0x6f, 0], 'Zo'],
    ['an archive', [0x50, 0x4b, 3, 4, 0, 0], null],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], null],
  ])('reads %s', (_what, bytes, text) => {
    expect(decodeCsv(new Uint8Array(bytes))).toBe(text);
  });
});

describe('splitCsv', () => {
  it('splits quoted cells and drops empty lines', async () => {
    expect(await splitCsv('a,b\r\n"x, y",z\r\n , \r\n\r\n')).toEqual({
      lines: [
        ['a', 'b'],
        ['x, y', 'z'],
      ],
      fault: null,
    });
  });

  it('says what it cannot make sense of', async () => {
    expect((await splitCsv('a,b\n"x,y')).fault).toBe('Quoted field unterminated');
  });

  it('loses nothing between its pieces', async () => {
    const rows = Array.from({ length: 30_000 }, (_row, index) => `Sydney,"Place, ${index}",Semi,${index}`);
    const { lines, fault } = await splitCsv(rows.join('\n'));
    expect(fault).toBeNull();
    expect(lines).toHaveLength(30_000);
    expect(lines[29_999]).toEqual(['Sydney', 'Place, 29999', 'Semi', '29999']);
  });

  it('answers nothing with no lines', async () => {
    expect(await splitCsv('')).toEqual({ lines: [], fault: null });
  });
});
