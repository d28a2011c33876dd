/** Begins every id that React makes in a part, since each root counts from the start. */
export function partPrefix(remote: string, slot: string): string {
  return `${remote}-${slot.replace('.', '-')}-`;
}
