import { stripVTControlCharacters } from 'node:util';

/** The rest of a long message stands above, where the test failed. */
const MESSAGE_LINES = 12;

/**
 * Prints what passed and failed, and sets the exit code. Each failed test comes with its message, which was printed
 * far above. The last line counts the tests that ran; a failed check without tests counts as one failure.
 */
export function summarise(results) {
  for (const failure of results.flatMap(({ tests }) => tests?.failures ?? [])) console.log(failureText(failure));
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

function failureText({ name, message }) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [`\n── Failed: ${name}`, ...lines].join('\n');
}
