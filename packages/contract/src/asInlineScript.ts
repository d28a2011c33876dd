/**
 * A function as the text of a script that calls it. It runs in the page before anything else has arrived, so it may use
 * nothing from outside itself. Comments and indentation are left out, since every page carries the text.
 */
export function asInlineScript(run: () => void): string {
  const lines = run.toString().split('\n');
  const kept = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('//'));
  return `(${kept.join('\n')})()`;
}
