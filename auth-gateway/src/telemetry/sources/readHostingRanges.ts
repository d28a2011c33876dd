import { readFileSync, statSync } from 'node:fs';
import { StartFault } from '../../errors.ts';
import { HOSTING_RANGES } from './hosting-ranges.data.ts';
import { type HostingRanges, parseHostingRanges } from './parseHostingRanges.ts';

const MOST_BYTES = 10_000_000;

/**
 * The hosting ranges of the operator's file, or those that come with the gateway.
 * @throws StartFault `bad-configuration` when the file cannot be read, with the line that is wrong.
 */
export function readHostingRanges(file: string | null): HostingRanges {
  if (file === null) return parseHostingRanges(HOSTING_RANGES);
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES} bytes`);
    return parseHostingRanges(readFileSync(file, 'utf8'));
  } catch (cause) {
    const message = `HOSTING_RANGES_FILE ${file} cannot be used: ${(cause as Error).message} Unset it to use the built-in table.`;
    throw new StartFault(message, { code: 'bad-configuration', cause });
  }
}
