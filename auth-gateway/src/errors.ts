/** Codes of the faults that stop the gateway from starting. Each is one line for whoever starts it. */
export const START_FAULT_CODES = [
  'bad-configuration',
  'node-too-old',
  'port-taken',
  'data-folder-in-use',
  'data-folder-unusable',
  'database-unreachable',
  'database-too-old',
  'issuer-unreachable',
  'issuer-refused',
] as const;
export type StartFaultCode = (typeof START_FAULT_CODES)[number];

/** Codes of the refusals that the release API answers with, in its problem documents. */
export const RELEASE_REFUSAL_CODES = [
  'unauthenticated',
  'forbidden',
  'unknown-remote',
  'unknown-release',
  'wrong-media-type',
  'archive-too-large',
  'archive-damaged',
  'archive-unsafe-entry',
  'manifest-missing',
  'manifest-invalid',
  'manifest-mismatch',
  'file-missing',
  'file-not-listed',
  'file-damaged',
  'version-taken',
  'contract-mismatch',
  'shared-mismatch',
  'route-clash',
  'share-unsupported',
  'already-active',
  'never-active',
  'no-last-good',
] as const;
export type ReleaseRefusalCode = (typeof RELEASE_REFUSAL_CODES)[number];

/** Codes of everything else the API refuses. */
export type RequestRefusalCode =
  | 'bad-request'
  | 'body-too-large'
  | 'body-malformed'
  | 'cross-site'
  | 'method-not-allowed'
  | 'not-found'
  | 'too-many-requests'
  | 'starting'
  | 'internal';

/** A fault that stops the start; its message is the line to print. */
export class StartFault extends Error {
  readonly code: StartFaultCode;

  constructor(message: string, { code, cause }: { code: StartFaultCode; cause?: unknown }) {
    super(message, { cause });
    this.name = 'StartFault';
    this.code = code;
  }
}

/** Whether an error is one of the faults above: then its message alone says what to do. */
export function isStartFault(error: unknown): error is Error & { code: StartFaultCode } {
  return error instanceof Error && START_FAULT_CODES.includes((error as Partial<StartFault>).code as StartFaultCode);
}
