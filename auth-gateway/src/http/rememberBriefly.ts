/**
 * Looks once for everybody who asks meanwhile or within `freshMs` milliseconds after, so that the cost does not grow
 * with the number of callers.
 */
export function rememberBriefly<T>(look: () => Promise<T>, freshMs: number): () => Promise<T> {
  let found: Promise<T> | null = null;
  const forget = () => {
    found = null;
  };
  const forgetSoon = () => void setTimeout(forget, freshMs).unref();
  return () => {
    if (found === null) {
      found = look();
      found.then(forgetSoon, forget);
    }
    return found;
  };
}
