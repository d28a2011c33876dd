import { ToolingError } from '../errors.ts';

/** Reads a release as people write it, `mf-quote@1.4.0`. @throws ToolingError `usage` */
export function releaseNamed(target: string): { name: string; version: string } {
  const [, name, version] = /^([^@\s]+)@([^@\s]+)$/.exec(target) ?? [];
  if (name && version) return { name, version };
  throw new ToolingError(`"${target}" must look like mf-quote@1.4.0.`, { code: 'usage' });
}
