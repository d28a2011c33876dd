import type { FindingCode } from '@saltbush/contract/gate';

/** Codes of the faults that stop the gateway from starting. Each prints one line for whoever starts it. */
const START_FAULT_CODES = [
  'bad-configuration',
  'node-too-old',
  'port-taken',
  'data-folder-in-use',
  'data-folder-unusable',
  'database-unreachable',
  'database-too-old',
  'disk-full',
  'gateway-too-old',
  'issuer-unreachable',
  'migration-failed',
  'issuer-refused',
] as const;
export type StartFaultCode = (typeof START_FAULT_CODES)[number];

/** Codes of the platform's own refusals. */
type PlatformCode =
  // The service of a remote
  | 'api-away'
  | 'api-answer-refused'
  // The outbox
  | 'mail-not-held'
  // Erasing a person
  | 'freight-under-way'
  | 'page-visit-needed'
  | 'person-is-ours'
  // A release's archive
  | 'archive-unsafe-entry'
  // What the gate finds wrong with a release
  | FindingCode
  // Who published a release
  | 'publisher-unknown'
  | 'signature-expired'
  | 'signature-invalid'
  | 'signature-mismatch'
  | 'signature-missing'
  | 'signature-replayed'
  | 'too-many-publishers'
  // A release among the live ones
  | 'already-active'
  | 'confirmation-needed'
  | 'flag-changed'
  | 'flag-refused'
  | 'host-stays'
  | 'never-active'
  | 'no-last-good'
  | 'operator-token'
  | 'retired'
  | 'set-changed'
  | 'token-needed'
  | 'trial-failed'
  | 'unknown-release'
  | 'unknown-remote'
  | 'unknown-set'
  | 'version-taken'
  | 'withdrawn';

declare module '@saltbush/capability/refusal' {
  interface RefusalCodes extends Record<PlatformCode, true> {}
}

/** A fault that stops the start. Its message is the line to print. */
export class StartFault extends Error {
  readonly code: StartFaultCode;

  constructor(message: string, { code, cause }: { code: StartFaultCode; cause?: unknown }) {
    super(message, { cause });
    this.name = 'StartFault';
    this.code = code;
  }
}

/** Whether an error is one of these faults, so that its message alone says what to do. */
export function isStartFault(error: unknown): error is Error & { code: StartFaultCode } {
  return error instanceof Error && START_FAULT_CODES.includes((error as Partial<StartFault>).code as StartFaultCode);
}
