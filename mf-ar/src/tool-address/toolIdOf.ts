import type { Location } from 'react-router-dom';

/**
 * Identifies the tool of a history entry. Writing the address gives the entry a new router key, so the id is kept in
 * its state: the same id means the same tool.
 */
export function toolIdOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const toolId: unknown = (state as { truckTool?: unknown } | null)?.truckTool;
  return typeof toolId === 'string' ? toolId : key;
}
