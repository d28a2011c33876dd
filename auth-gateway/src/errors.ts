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
  'issuer-refused',
] as const;
export type StartFaultCode = (typeof START_FAULT_CODES)[number];

/** Codes of the API's refusals, in its problem documents. */
export type RefusalCode =
  // Any request
  | 'bad-request'
  | 'body-too-large'
  | 'cross-site'
  | 'disk-full'
  | 'forbidden'
  | 'foreign-host'
  | 'method-not-allowed'
  | 'not-found'
  | 'read-only'
  | 'too-busy'
  | 'too-many-requests'
  | 'too-slow'
  | 'unauthenticated'
  | 'unavailable'
  | 'wrong-media-type'
  | 'internal'
  // A form
  | 'invalid-input'
  | 'submission-reused'
  | 'stale'
  // A quote
  | 'price-changed'
  | 'quote-indicative'
  | 'load-too-large'
  | 'quote-refused'
  // A booking
  | 'already-booked'
  | 'cancellation-closed'
  | 'charge-not-accepted'
  | 'pickup-closed'
  | 'pod-missing'
  | 'quote-expired'
  | 'status-not-possible'
  // The outbox
  | 'mail-not-held'
  // A driver's application
  | 'application-closed'
  | 'document-missing'
  | 'document-settled'
  | 'documents-open'
  // An invitation to join a client
  | 'invitation-expired'
  | 'invitation-settled'
  // Erasing a person
  | 'freight-under-way'
  | 'page-visit-needed'
  | 'person-is-ours'
  // A client's rate sheet
  | 'client-pending'
  | 'no-client'
  | 'upload-gone'
  // A release's archive
  | 'archive-damaged'
  | 'archive-too-large'
  | 'archive-unsafe-entry'
  // What the gate finds wrong with a release
  | FindingCode
  // A release among the live ones
  | 'already-active'
  | 'confirmation-needed'
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

export interface FieldFault {
  /** Path of the field, such as `booker.email`. */
  path: string;
  message: string;
}

interface RefusalOptions {
  status: number;
  code: RefusalCode;
  errors?: string[];
  fields?: FieldFault[];
  /** Facts that belong to this code, such as the new price. */
  facts?: Record<string, unknown>;
  cause?: unknown;
}

/** Refuses a request. Nothing was changed, and the message says what to do. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** HTTP status. */
  readonly status: number;
  /** All reasons, when there are several. */
  readonly errors: string[];
  readonly fields: FieldFault[];
  readonly facts: Record<string, unknown>;

  constructor(message: string, { status, code, errors, fields, facts, cause }: RefusalOptions) {
    super(message, { cause });
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.errors = errors ?? [];
    this.fields = fields ?? [];
    this.facts = facts ?? {};
  }
}
