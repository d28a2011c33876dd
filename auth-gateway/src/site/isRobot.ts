import type { Request } from 'express';

/** Names of crawlers and link previews. A brand of telephones is called Cubot, so it is left out. */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|preview\b|facebookexternalhit|whatsapp\/|embedly|iframely|vkshare|google-inspectiontool/i;

/** Whether the request comes from a program that says so, as opposed to a person's browser. */
export function isRobot({ headers }: Pick<Request, 'headers'>): boolean {
  return ROBOT.test(headers['user-agent'] ?? '');
}
