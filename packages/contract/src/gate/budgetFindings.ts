import type { Finding } from './Finding.ts';
import { PAGE_BUDGET_BYTES, type PageSize } from './pageSizes.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Refuses pages that are heavier than the budget. */
export function budgetFindings(pages: readonly PageSize[], budgetBytes: number = PAGE_BUDGET_BYTES): Finding[] {
  return pages
    .filter(({ brotliBytes }) => brotliBytes > budgetBytes)
    .map(({ path, brotliBytes }) => {
      const sizes = `${kilobytes(brotliBytes)} in brotli, the budget is ${kilobytes(budgetBytes)}`;
      return { code: 'over-budget', message: `${path} weighs ${sizes}. Load what can wait with React.lazy.` };
    });
}
