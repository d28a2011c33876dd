import { Container, Section } from '@saltbush/ui';
import { claims } from '../claims/claims.data.ts';
import { countedFigures } from '../claims/countedFigures.tsx';
import { AuditPanel } from './AuditPanel.tsx';
import { CustomerMarks } from './CustomerMarks.tsx';
import { HomeFigures } from './HomeFigures.ts';
import { HomeHero } from './HomeHero.tsx';
import { LanePrices } from './LanePrices.tsx';
import { OperationsGallery } from './OperationsGallery.tsx';
import { PlatformBlock } from './PlatformBlock.tsx';
import { ServiceMosaic } from './ServiceMosaic.tsx';
import { StartPanel } from './StartPanel.tsx';

const figures = countedFigures([
  claims.sameDayBookings,
  claims.customers,
  claims.palletsWeekly,
  claims.coverage,
  claims.quoteSpeed,
]);

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Section tone="ink" spacing="half" aria-label="In figures">
        <Container>
          <HomeFigures items={figures} />
        </Container>
      </Section>
      <ServiceMosaic />
      <LanePrices />
      <AuditPanel />
      <OperationsGallery />
      <CustomerMarks />
      <PlatformBlock />
      <StartPanel />
    </>
  );
}
