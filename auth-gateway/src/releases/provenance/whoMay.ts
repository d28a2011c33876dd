import type { Publisher } from '@saltbush/contract/release-api';

/** Who may publish, for somebody who may not. */
export function whoMay(publishers: readonly Publisher[]): string {
  if (publishers.length === 0)
    return 'Nobody may publish it: ask an operator, who adds publishers with mfe publishers.';
  return `Only these may publish it: ${publishers.map(({ what }) => what).join('; ')}. Operators change that with mfe publishers.`;
}
