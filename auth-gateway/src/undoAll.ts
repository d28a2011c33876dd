export type Undo = () => unknown;

/** Undoes the start in reverse order. Every step runs, even when one before it failed. */
export async function undoAll(undos: Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (const undo of undos.splice(0).reverse()) {
    try {
      await undo();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The gateway did not stop cleanly.');
}
