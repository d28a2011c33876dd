import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { NOT_HERE } from './fixtures/not-here.data.ts';
import { pageAt, pages } from './fixtures/pages.tsx';

const textOf = (Page: ComponentType): string => {
  const text = render(<Page />).container.textContent?.replace(/\s+/g, ' ') ?? '';
  cleanup();
  return text;
};

describe('what the pages claim', () => {
  const readme = readFileSync(resolve(import.meta.dirname, 'README.md'), 'utf8');
  const [, table = ''] = readme.split('## What the pages claim');
  const [ours = '', others = ''] = table.split('\n## ')[0]?.split('Public pages of other remotes') ?? [];
  const rowsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()));

  it('stands in a table without an empty cell, in which every page is', () => {
    const rows = [...rowsOf(ours), ...rowsOf(others)];
    expect(rows.length).toBeGreaterThan(80);
    for (const row of rows) expect([row, row.length === 3 && row.every((cell) => cell !== '')]).toEqual([row, true]);
    const named = new Set(rowsOf(ours).map(([page]) => page?.replaceAll('`', '')));
    expect(pages.filter(({ path }) => !named.has(path)).map(({ path }) => path)).toEqual([]);
  });

  it('is written there as on the pages', () => {
    const missing = rowsOf(ours).filter(
      ([page = '', claim = '']) => !textOf(pageAt(page.replaceAll('`', ''))).includes(claim),
    );
    expect(missing).toEqual([]);
  });

  it('is nothing that is not here', () => {
    const found = pages.flatMap(({ path, Page }) => {
      const text = textOf(Page);
      return NOT_HERE.flatMap(({ words, why, fixed }) => {
        const allowed = (fixed as Record<string, string>)[path];
        const rest = allowed === undefined ? text : text.replaceAll(allowed, '');
        return words.test(rest) ? [`${path}: ${words.exec(rest)?.[0]} (${why})`] : [];
      });
    });
    expect(found).toEqual([]);
  });
});
