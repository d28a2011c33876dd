/**
 * Version of a build that is not a tagged release: `1.4.0-local.3f9c2a1`. Takes the first seven digits of the hash
 * that contain a letter, because semver forbids a number with a leading zero there.
 */
export function localVersion(packageVersion: string, inputs: string): string {
  const digits = /(?=\d{0,6}[a-f])[0-9a-f]{7}/.exec(inputs)?.[0] ?? `x${inputs.slice(0, 6)}`;
  return `${packageVersion}-local.${digits}`;
}
