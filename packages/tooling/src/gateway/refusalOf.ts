import { ToolingError } from '../errors.ts';
import { readJson } from './readJson.ts';

interface Problem {
  title?: string;
  detail?: string;
  code?: string;
  errors?: unknown[];
}

/** What a gateway's answer with an error means, in its own words where it has some. */
export function refusalOf(
  { url, hasToken }: { url: string; hasToken: boolean },
  response: Response,
  text: string,
): ToolingError {
  if (response.status === 401 && !hasToken) {
    return new ToolingError(
      `${url} asks for a token. Give --token or MFE_TOKEN, or run where .data/operator-token lies.`,
      { code: 'token-missing' },
    );
  }
  const problem = readJson<Problem>(text) ?? {};
  return new ToolingError(
    problem.detail ?? problem.title ?? `${url} answered ${response.status} ${response.statusText}.`,
    {
      code: 'gateway-refused',
      details: (problem.errors ?? []).map((error) => (typeof error === 'string' ? error : JSON.stringify(error))),
    },
  );
}
