const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Runs one step of a command and prints what it did and how long it took. The step returns a few words about its
 * outcome, or a result whose `outcome` holds them.
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
