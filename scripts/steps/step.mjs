const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs one step of a command and prints its outcome and duration. The step returns the outcome as text, or an object
 * with `outcome`.
 */
export async function step(title, run) {
  const startedAt = performance.now();
  process.stdout.write(`  ${title} … `);
  try {
    const result = await run();
    const outcome = typeof result === 'string' ? result : (result?.outcome ?? 'done');
    process.stdout.write(`${outcome} (${seconds(startedAt)})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed (${seconds(startedAt)})\n`);
    throw error;
  }
}
