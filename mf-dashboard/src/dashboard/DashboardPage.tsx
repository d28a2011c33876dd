import { useVisitor } from '@saltbush/contract';
import { Container, Notice, PageHeader, Section, Tabs, TextLink } from '@saltbush/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { AnalyticsPanel } from './AnalyticsPanel.tsx';
import * as S from './DashboardPage.styles.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { RateSheetsPanel } from './RateSheetsPanel.tsx';
import { ShipmentsPanel } from './ShipmentsPanel.tsx';
import { sectionOf, sections } from './sections.ts';

/** What a signed-in client sees first: greeting, then one of four sections, each with its own address. */
export function DashboardPage() {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const section = sectionOf(useParams().section);
  const firstName = visitor.status === 'signed-in' ? visitor.user.firstName : null;

  return (
    <Section tone="sand" spacing="half">
      <Container>
        <PageHeader
          title={firstName ? `Welcome back, ${firstName}` : 'Welcome back'}
          lead="Here's what's happening with your freight operations today."
        />
        <S.Sections>
          {section === null ? (
            <Notice tone="warn" title="The dashboard has no such section">
              <TextLink href="/dashboard">Go to the overview</TextLink>
            </Notice>
          ) : (
            <Tabs
              label="Dashboard sections"
              items={sections}
              selectedId={section}
              activation="manual"
              onSelect={(id) => void navigate(id === 'overview' ? '/dashboard' : `/dashboard/${id}`)}
              panels={{
                overview: <OverviewPanel />,
                analytics: <AnalyticsPanel />,
                shipments: <ShipmentsPanel />,
                'rate-sheets': <RateSheetsPanel />,
              }}
            />
          )}
        </S.Sections>
      </Container>
    </Section>
  );
}
