import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation } from 'webpack';

/**
 * The form of each route that the packages in a build write down, in the folder `surface` of the package: what they say
 * is what the build was made against.
 */
export function apiForms({ fileDependencies }: Pick<Compilation, 'fileDependencies'>): Map<string, string> {
  const roots = new Map<string, string | null>();

  /** The folder of the package that a folder belongs to. */
  function rootOf(folder: string): string | null {
    const known = roots.get(folder);
    if (known !== undefined) return known;
    const parent = dirname(folder);
    const root = existsSync(join(folder, 'package.json')) ? folder : parent === folder ? null : rootOf(parent);
    roots.set(folder, root);
    return root;
  }

  const packages = new Set([...fileDependencies].map((file) => rootOf(dirname(file))));
  return new Map([...packages].flatMap((folder) => (folder === null ? [] : formsIn(join(folder, 'surface')))));
}

function formsIn(folder: string): [route: string, form: string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { routes } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        routes?: Record<string, { form: string }>;
      };
      return Object.entries(routes ?? {}).map(([route, { form }]): [string, string] => [route, form]);
    });
}
