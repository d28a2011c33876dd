/** The visit that a page was given, from its `Server-Timing` header, where browsers find it. */
export function visitOf(serverTiming: string | null | undefined): string {
  const visit = /visit;desc="([^"]+)"/.exec(serverTiming ?? '')?.[1];
  if (visit === undefined) throw new Error(`The page has no visit: ${serverTiming}`);
  return visit;
}
