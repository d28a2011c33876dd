/** Whether a file of a release is run, by browsers or by the gateway. */
export function isScript(path: string): boolean {
  return /\.[cm]?js$/.test(path);
}
