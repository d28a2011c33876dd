const PRIVATE_LINK =
  /\/(quotes|bookings|driver-applications|interaction|(?<=\/dashboard\/)join|(?<=\/invitations\/)links|(?<=\/alerts\/)unsubscribe|(?<!\/api\/)preview)\/[^/?]+/g;

/** A request's path as it may be logged: without its query and without the token of a private record. */
export function loggedPath(target: string): string {
  return (target.split('?', 1)[0] ?? '').replace(PRIVATE_LINK, '/$1/:token');
}
