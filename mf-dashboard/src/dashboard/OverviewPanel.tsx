import { ButtonLink, Card, keepTogether, Split, Stack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { NoShipments } from './NoShipments.tsx';

export function OverviewPanel() {
  return (
    <Split ratio="7/5" align="start">
      <Card as="section">
        <Stack>
          <h2>Recent Shipments</h2>
          <NoShipments />
        </Stack>
      </Card>
      <Stack gap={3}>
        <Card as="section">
          <Stack>
            <h2>Quick Actions</h2>
            <ButtonLink href="/quote" iconBefore="truck" isFullWidth>
              Book New Shipment
            </ButtonLink>
            <ButtonLink href="/dashboard/analytics" variant="secondary" iconBefore="chart" isFullWidth>
              View Analytics
            </ButtonLink>
          </Stack>
        </Card>
        <Card as="section" tone="mist">
          <Stack>
            <h2>Need Help?</h2>
            <p>{keepTogether(`Customer service answers ${brand.customerServiceHours.label}.`)}</p>
            <ButtonLink href={brand.phoneHref} variant="secondary" iconBefore="phone" isFullWidth>
              Call Support
            </ButtonLink>
            <ButtonLink href={`mailto:${brand.email}`} variant="secondary" iconBefore="mail" isFullWidth>
              Email Support
            </ButtonLink>
            <ButtonLink href="/faq" variant="quiet" iconBefore="info" isFullWidth>
              Help Center
            </ButtonLink>
          </Stack>
        </Card>
      </Stack>
    </Split>
  );
}
