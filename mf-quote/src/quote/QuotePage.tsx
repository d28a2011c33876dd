import { Container, PageHeader, Section } from '@saltbush/ui';
import { useLocation } from 'react-router-dom';
import { ArToolBand } from './benefits/ArToolBand.tsx';
import { BenefitCards } from './benefits/BenefitCards.tsx';
import { formIdOf } from './formIdOf.ts';
import { QuoteCalculator } from './QuoteCalculator.tsx';
import * as S from './QuotePage.styles.ts';

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
