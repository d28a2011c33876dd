import type { ExportPersonInput } from '@saltbush/business-api/people';
import type { Problem } from '@saltbush/contract';
import type { ApiError } from '@saltbush/contract/api';

export type PersonExported = { status: 'exported'; file: Blob } | { status: 'failed'; error: ApiError };

/**
 * Everything that is held about a person, as a file; never rejects. It goes past the store, where a file has no place.
 */
export async function exportPerson(input: ExportPersonInput): Promise<PersonExported> {
  try {
    const response = await fetch('/api/ops/people/export', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (response.ok) return { status: 'exported', file: await response.blob() };
    const text = await response.text();
    const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false;
    const problem = isProblem ? (JSON.parse(text) as Problem) : null;
    return { status: 'failed', error: { status: response.status, message: `${response.status}: ${text}`, problem } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 'failed', error: { status: 'offline', message, problem: null } };
  }
}
