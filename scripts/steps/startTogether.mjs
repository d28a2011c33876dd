/** Waits for parts that start at the same time. If one does not start, the others are stopped again. */
export async function startTogether(starts) {
  const outcomes = await Promise.allSettled(starts);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  const parts = outcomes.flatMap(({ value }) => (value === undefined ? [] : [value]));
  if (failed === undefined) return parts;
  await Promise.all(parts.map((part) => part.stop()));
  throw failed.reason;
}
