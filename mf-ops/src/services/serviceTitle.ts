/** How the console names a service: by its remote, and by its version where it is for one alone. */
export const serviceTitle = ({ remote, version }: { remote: string; version: string | null }): string =>
  version === null ? remote : `${remote} ${version}`;
