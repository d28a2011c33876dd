import type { Quote, QuoteRequest } from '@saltbush/freight';
import { ButtonLink, icons, Stack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { customQuoteHref } from './customQuoteHref.ts';

interface Props {
  request: QuoteRequest;
  /** What the calculator answered. */
  said: string | null;
  /** The indicative price, when there is one. */
  quote: Quote | null;
}

/** The way to a price from a person: in writing, with what was typed filled in, or by telephone. */
export function CustomQuote({ request, said, quote }: Props) {
  return (
    <Stack gap={1}>
      <ButtonLink href={customQuoteHref(request, { said, quote })} iconAfter={icons.arrowRight} isFullWidth>
        Ask for a custom quote
      </ButtonLink>
      <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore={icons.phone} isFullWidth>
        Call {brand.phone}
      </ButtonLink>
    </Stack>
  );
}
