/**
 * Looks once for all who ask meanwhile and for so many milliseconds after: what is open to everybody must not cost more the
 * more ask.
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
