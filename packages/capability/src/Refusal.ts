/** Codes of refusals, in the API's problem documents. Whoever has codes of their own adds them here by declaration. */
export interface RefusalCodes {
  // Any request
  'bad-request': true;
  'body-too-large': true;
  'cross-site': true;
  'disk-full': true;
  forbidden: true;
  'foreign-host': true;
  internal: true;
  'key-expired': true;
  'key-unknown': true;
  'method-not-allowed': true;
  'not-for-keys': true;
  'not-found': true;
  'read-only': true;
  'scope-missing': true;
  'test-mode-away': true;
  'too-busy': true;
  'too-many-requests': true;
  'too-slow': true;
  unauthenticated: true;
  unavailable: true;
  'wrong-media-type': true;
  // A form
  'invalid-input': true;
  'submission-reused': true;
  stale: true;
  // A record that staff move from one status to the next
  'status-not-possible': true;
  // An upload
  'archive-damaged': true;
  'archive-too-large': true;
}
export type RefusalCode = keyof RefusalCodes;

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
