/**
 * Prints what passed and failed, and sets the exit code. The last line counts the tests that ran; a failed check
 * without tests counts as one failure.
 */
export function summarise(results) {
  console.log('\n── Summary');
  for (const { name, hasPassed, seconds, tests } of results) {
    const counted = tests ? `, ${tests.passed} passed, ${tests.failed} failed` : '';
    console.log(`  ${hasPassed ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s${counted})`);
  }
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0);
  const failed = results.reduce((sum, { tests, hasPassed }) => sum + (tests?.failed || (hasPassed ? 0 : 1)), 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
