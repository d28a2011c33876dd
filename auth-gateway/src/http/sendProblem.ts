import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { FieldFault, RefusalCode } from '@saltbush/capability/refusal';

export interface Problem {
  status: number;
  code: RefusalCode;
  /** What happened and what to do. */
  detail: string;
  errors?: readonly string[];
  fields?: readonly FieldFault[];
  facts?: Record<string, unknown>;
}

/** Answers with a problem document (RFC 9457). */
export function sendProblem(response: ServerResponse, { status, code, detail, errors, fields, facts }: Problem): void {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = {
    ...facts,
    type: 'about:blank',
    title,
    status,
    detail,
    code,
    ...(errors?.length ? { errors } : {}),
    ...(fields?.length ? { fields } : {}),
  };
  response
    .writeHead(status, { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
