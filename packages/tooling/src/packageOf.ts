/** The package a share key belongs to: `@reduxjs/toolkit/query/react` is part of `@reduxjs/toolkit`. */
export function packageOf(shareKey: string): string {
  return shareKey
    .split('/')
    .slice(0, shareKey.startsWith('@') ? 2 : 1)
    .join('/');
}
