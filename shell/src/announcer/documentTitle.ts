import { brand } from '@saltbush/ui/brand';

/** The title as the gateway writes it into the HTML. */
export function documentTitle(pageTitle: string): string {
  return pageTitle ? `${pageTitle} | ${brand.name}` : brand.name;
}
