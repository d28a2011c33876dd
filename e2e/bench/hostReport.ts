import { markdownTable } from './markdownTable.ts';
import { type Run, runTable } from './runTable.ts';

interface Size {
  bytes: number;
  /** With brotli. */
  compressed: number;
}

interface MeasuredHost {
  /** Each part's bytes, and by how much the compressed script shrinks without them. */
  parts: readonly (Size & { name: string })[];
  whole: Size;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The section of docs/performance.md about what the host's script consists of. */
export function hostReport({ parts, whole }: MeasuredHost, run: Run): string {
  const rows = [...parts]
    .sort((a, b) => b.compressed - a.compressed)
    .map(({ name, bytes, compressed }) => [name, kilobytes(bytes), kilobytes(compressed)]);
  return `## What the host's script is made of

${runTable(run, [['Script', `${kilobytes(whole.bytes)}, compressed ${kilobytes(whole.compressed)}`]])}

Working pages load it; pages that are read load it once a control is used. "Compressed" is by how much the script shrinks without the part, so the parts make less than the whole. The same build gives the same figures.

${markdownTable(['Part', 'Minified', 'Compressed'], rows)}`;
}
