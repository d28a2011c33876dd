export const RELEASE_DAMAGED = 'release-damaged';

/** The error for a release file that differs from what was published. */
export function damagedFile(name: string, version: string, path: string): Error {
  const message = `The stored ${path} of ${name} ${version} is not what was published, so it is not run, nor sent. Restore the database, or roll ${name} back.`;
  return Object.assign(new Error(message), { code: RELEASE_DAMAGED });
}

export function isDamaged(cause: unknown): boolean {
  return cause instanceof Error && (cause as { code?: unknown }).code === RELEASE_DAMAGED;
}
