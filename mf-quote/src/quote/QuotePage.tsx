import { Container, PageHeader, Section } from '@saltbush/ui';
import { type Location, useLocation } from 'react-router-dom';
import { ArToolBand } from './benefits/ArToolBand.tsx';
import { BenefitCards } from './benefits/BenefitCards.tsx';
import { QuoteCalculator } from './QuoteCalculator.tsx';
import * as S from './QuotePage.styles.ts';

/**
 * Identifies the form of a history entry. When the address is rewritten, the router gives the entry a new key, so the
 * id is kept in the entry's state: the same id means the same form.
 */
function formIdOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const formId: unknown = (state as { quoteForm?: unknown } | null)?.quoteForm;
  return typeof formId === 'string' ? formId : key;
}

/** Prices a consignment in every mode of the calculator. */
export function QuotePage() {
  const location = useLocation();
  const formId = formIdOf(location);
  return (
    <>
      <S.Top>
        <Container>
          <PageHeader
            title="Get Your Instant Quote"
            lead="Say where from, where to and how much. You see the whole price, line by line, without signing in."
          />
        </Container>
      </S.Top>
      <S.Work>
        <Container>
          {/* Another entry in the history is another quote, so it gets a form of its own. */}
          <QuoteCalculator key={formId} formId={formId} parameters={new URLSearchParams(location.search)} />
        </Container>
      </S.Work>
      <Section tone="sand" aria-labelledby="benefits" data-print="hide">
        <Container>
          <BenefitCards headingId="benefits" />
        </Container>
      </Section>
      <ArToolBand />
    </>
  );
}
