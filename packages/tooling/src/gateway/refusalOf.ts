import { ToolingError } from '../errors.ts';
import { readJson } from './readJson.ts';
import type { Answer } from './sendRequest.ts';

interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  errors?: unknown[];
}

/** What a gateway's answer with an error means, in its own words where it has some. */
export function refusalOf(
  { url, hasToken }: { url: string; hasToken: boolean },
  { status, statusText, headers, text }: Answer,
): ToolingError {
  // A token is for the address that it was given for.
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    return new ToolingError(`${url} leads to ${headers.location}. Give the site's own address with --url.`, {
      code: 'gateway-refused',
    });
  }
  if (status === 401 && !hasToken) {
    return new ToolingError(
      `${url} asks for a token. Give --token or MFE_TOKEN, or run where .data/operator-token lies.`,
      { code: 'token-missing' },
    );
  }
  const problem = readJson<Problem>(text) ?? {};
  return new ToolingError(problem.detail ?? problem.title ?? `${url} answered ${status} ${statusText}.`, {
    code: 'gateway-refused',
    details: (problem.errors ?? []).map((error) => (typeof error === 'string' ? error : JSON.stringify(error))),
  });
}
