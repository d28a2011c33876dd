/** Failures that the user can do something about. */
export type ToolingErrorCode =
  | 'usage'
  | 'folder-taken'
  | 'config-missing'
  | 'config-invalid'
  | 'build-failed'
  | 'release-missing'
  | 'release-invalid'
  | 'port-taken'
  | 'token-missing'
  | 'gateway-unreachable'
  | 'gateway-refused'
  | 'package-damaged'
  | 'not-written'
  | 'not-signed';

export class ToolingError extends Error {
  readonly code: ToolingErrorCode;
  /** More lines, one finding each. */
  readonly details: string[];

  constructor(message: string, options: { code: ToolingErrorCode; details?: string[]; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ToolingError';
    this.code = options.code;
    this.details = options.details ?? [];
  }
}
