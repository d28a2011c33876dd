/** Files of packages that package.json no longer names, for people, who may still want them. */
export function outdatedLines(files: readonly string[]): string[] {
  return files.length === 0
    ? []
    : ['', 'No longer named there, and may be deleted:', ...files.map((file) => `  ${file}`)];
}
