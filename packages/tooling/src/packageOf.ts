/** Package of a share key: `@reduxjs/toolkit/query/react` belongs to `@reduxjs/toolkit`. */
export function packageOf(shareKey: string): string {
  return shareKey
    .split('/')
    .slice(0, shareKey.startsWith('@') ? 2 : 1)
    .join('/');
}
