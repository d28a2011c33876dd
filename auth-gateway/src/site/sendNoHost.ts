import { brand } from '@saltbush/ui/brand';
import type { Response } from 'express';
import { messagePage } from '../pages/messagePage.ts';
import { sendPage } from '../pages/sendPage.ts';

const PAGE = messagePage({
  heading: 'The site is being set up',
  text: `Call us on ${brand.phone} in the meantime.`,
  action: { label: 'Load it again', href: '/' },
});

/** Answers while no host was ever activated, so that there is no site yet. */
export function sendNoHost(response: Response): void {
  sendPage(response.set('retry-after', '5'), 503, PAGE);
}
