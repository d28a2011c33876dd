import type { Location } from 'react-router-dom';

/**
 * Names the tool behind an entry of the history. Writing the address makes the router call the entry anew, so the name
 * goes along in its state: the same name, the same tool.
 */
export function toolIdOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const toolId: unknown = (state as { truckTool?: unknown } | null)?.truckTool;
  return typeof toolId === 'string' ? toolId : key;
}
