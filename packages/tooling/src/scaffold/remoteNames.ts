import { defineRemote } from '../config/defineRemote.ts';
import { ToolingError } from '../errors.ts';

export interface RemoteNames {
  /** Such as `mf-yard-times`. */
  name: string;
  /** Folder of the first page: `yard-times`. */
  feature: string;
  /** File and component: `YardTimesPage`. */
  page: string;
  /** `/yard-times`. */
  path: string;
  /** `Yard times`. */
  title: string;
}

/** Leaves room in the description, which is made from the title. */
const TITLE_LENGTH = 60;

/**
 * All names of a new remote, derived from its name unless `path` and `title` are given.
 * @throws ToolingError `usage` when one of them is not usable.
 */
export function remoteNames(
  name: string,
  given: { path?: string | undefined; title?: string | undefined },
): RemoteNames {
  const feature = name.replace(/^mf-/, '');
  const words = feature.split('-').filter((word) => word !== '');
  const names = {
    name,
    feature,
    page: `${words.map(capitalised).join('')}Page`,
    path: given.path ?? `/${feature}`,
    title: given.title?.trim() ?? capitalised(words.join(' ')),
  };
  const findings = [...titleFindings(names.title), ...configFindings(names)];
  if (findings.length > 0) {
    throw new ToolingError(`${name} cannot be made.`, { code: 'usage', details: findings });
  }
  return names;
}

function titleFindings(title: string): string[] {
  // The title goes into code and markup, so characters that mean something in either are refused.
  if (!/^[\p{L}\p{N} ,.:()&+-]*$/u.test(title)) {
    return [`title "${title}" may hold letters, digits, spaces and , . : ( ) & + - only.`];
  }
  return title.length > TITLE_LENGTH ? [`title has ${title.length} characters, at most ${TITLE_LENGTH} fit.`] : [];
}

function configFindings({ name, feature, page, path, title }: RemoteNames): string[] {
  try {
    defineRemote({ name, routes: [{ path, page: `./src/${feature}/${page}.tsx`, title, description: title }] });
    return [];
  } catch (error) {
    return (error as ToolingError).details;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
