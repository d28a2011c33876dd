/** Tries again after each of these waits. Rejects as the last attempt does. */
export async function patiently<Result>(
  attempt: () => Promise<Result>,
  [waitMs, ...later]: readonly number[],
): Promise<Result> {
  try {
    return await attempt();
  } catch (cause) {
    if (waitMs === undefined) throw cause;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return patiently(attempt, later);
  }
}
