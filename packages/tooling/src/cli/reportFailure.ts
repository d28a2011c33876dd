import type { ToolingError } from '../errors.ts';

/** Prints why a command failed (JSON on standard output, text on standard error) and returns the exit code. */
export function reportFailure(error: unknown, asJson: boolean): 1 | 2 {
  const { code, message, details } = explain(error);
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ status: 'failed', code, message, details }, null, 2)}\n`);
  } else {
    process.stderr.write(`${[message, ...details.map((detail) => `- ${detail}`)].join('\n')}\n`);
  }
  return code === 'usage' ? 2 : 1;
}

function explain(error: unknown): { code: string; message: string; details: string[] } {
  if (error instanceof Error && error.name === 'ToolingError') {
    const { code, message, details } = error as ToolingError;
    return { code, message, details };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'unexpected', message, details: [] };
}
