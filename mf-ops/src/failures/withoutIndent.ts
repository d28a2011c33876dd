import type { FailureFrame } from '@saltbush/contract/release-api';

type Lines = FailureFrame['lines'];

/** The lines without the indentation that all of them have, so that more of them fits on a phone. */
export function withoutIndent(lines: Lines): Lines {
  const indents = lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ text }) => text.length - text.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map(({ number, text }) => ({ number, text: text.slice(common) }));
}
