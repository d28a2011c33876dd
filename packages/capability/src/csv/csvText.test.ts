import { csvText } from './csvText.ts';
import { mapLazily } from './mapLazily.ts';

const COLUMNS = {
  Name: ({ name }: { name: string }) => name,
  Length: ({ name }: { name: string }) => `${name.length}`,
};

it('writes a line for each row after the headings, and quotes what needs it', async () => {
  const rows = [{ name: 'Harbour, "Foods"' }, { name: '' }];
  await expect(csvText(COLUMNS, rows)).resolves.toBe('\ufeffName,Length\r\n"Harbour, ""Foods""",16\r\n,0\r\n');
  await expect(csvText(COLUMNS, [], { mark: '' })).resolves.toBe('Name,Length\r\n');
});

it('defuses a cell that a spreadsheet would take for a formula, but leaves a negative number', async () => {
  const rows = [{ name: '=1+1' }, { name: '@SUM(A1)' }, { name: '-12.50' }];
  const [, formula, sum, number] = (await csvText(COLUMNS, rows)).split('\r\n');
  expect([formula, sum, number]).toEqual([`"'=1+1",4`, `"'@SUM(A1)",8`, '-12.50,6']);
});

it('lets other work run while it writes a long table', async () => {
  let written = 0;
  const names = Array.from({ length: 1_000 }, (_, index) => String(index));
  const rows = mapLazily(names, (name) => {
    written += 1;
    return { name };
  });
  const text = csvText(COLUMNS, rows);
  const seen = await new Promise((resolve) => setImmediate(() => resolve(written)));
  expect(seen).toBeLessThan(1_000);
  expect((await text).split('\r\n')).toHaveLength(1_002);
});
