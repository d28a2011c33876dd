import { brand } from '@saltbush/ui/brand';
import { messagePage } from '../auth/pages/messagePage.ts';

/** What a visitor sees before the first host release is live. */
export const NO_HOST_PAGE = messagePage({
  heading: 'The site is being set up',
  text: `Call us on ${brand.phone} in the meantime.`,
  action: { label: 'Load it again', href: '/' },
});
