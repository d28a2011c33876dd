import type { Request } from 'express';

/** How crawlers and link previews name themselves. A maker of telephones is called Cubot. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|bingpreview|google-inspectiontool/i;

/** Whether a program asks that says so, rather than a person's browser. */
export function isRobot({ headers }: Pick<Request, 'headers'>): boolean {
  return ROBOT.test(headers['user-agent'] ?? '');
}
