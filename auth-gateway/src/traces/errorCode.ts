const CODE = /^[\w.-]{1,60}$/;

/** The code of an error, else its name. Its message may hold what somebody typed, and is not looked at. */
export function errorCode(error: unknown): string {
  const { code, name } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return [code, name].find((one) => typeof one === 'string' && CODE.test(one))?.toString() ?? 'error';
}
