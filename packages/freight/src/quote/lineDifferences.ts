interface Line {
  label: string;
  amountCents: number;
}

/** A line on which a quote and its invoice do not agree, before GST; null where one of them does not have it. */
export interface LineDifference {
  label: string;
  quotedCents: number | null;
  invoicedCents: number | null;
}

/** Sums by label, in the order in which the labels appear. */
function sums(lines: readonly Line[]): Map<string, number> {
  const byLabel = new Map<string, number>();
  for (const { label, amountCents } of lines) byLabel.set(label, (byLabel.get(label) ?? 0) + amountCents);
  return byLabel;
}

/** Where an invoice differs from its quote, line by line: in the order of the quote, then what was added to it. */
export function lineDifferences(quoted: readonly Line[], invoiced: readonly Line[]): LineDifference[] {
  const [before, after] = [sums(quoted), sums(invoiced)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((label) => ({ label, quotedCents: before.get(label) ?? null, invoicedCents: after.get(label) ?? null }))
    .filter(({ quotedCents, invoicedCents }) => quotedCents !== invoicedCents);
}
