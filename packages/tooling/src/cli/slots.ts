import type { CommandResult } from './CommandResult.ts';
import { gatewayOf } from './gatewayOf.ts';
import type { CommandOptions } from './parseCommand.ts';
import { slotsText } from './slotsText.ts';

/** Lists the slots of a site: where they stand, what they give, who fills them, and who is left out. */
export async function slots(options: CommandOptions): Promise<CommandResult> {
  const report = await gatewayOf(options).slots();
  return { exitCode: 0, json: { ...report }, text: slotsText(report) };
}
