const PRIVATE_LINK = /\/(quotes|bookings|driver-applications|interaction|(?<!\/api\/)preview)\/[^/?]+/g;

/** The path of a request as logs may hold it: without its query, and without the token that opens a private record. */
export function loggedPath(target: string): string {
  return (target.split('?', 1)[0] ?? '').replace(PRIVATE_LINK, '/$1/:token');
}
