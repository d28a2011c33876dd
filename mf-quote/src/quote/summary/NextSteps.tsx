import type { Quote, QuoteRequest } from '@saltbush/freight';
import { ButtonLink, icons, Stack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { quoteMailHref } from './quoteMailHref.ts';

/** How to order at this price: by mail, with the lines filled in, or by telephone. */
export function NextSteps({ quote, request }: { quote: Quote; request: QuoteRequest }) {
  return (
    <Stack gap={1}>
      <ButtonLink href={quoteMailHref(quote, request)} iconBefore={icons.mail} isFullWidth>
        Send this quote to our desk
      </ButtonLink>
      <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore={icons.phone} isFullWidth>
        Call {brand.phone}
      </ButtonLink>
    </Stack>
  );
}
