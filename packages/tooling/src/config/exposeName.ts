/** File name without extension, which is also the name of the exposed module and of its component. */
export function exposeName(page: string): string {
  return page.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
