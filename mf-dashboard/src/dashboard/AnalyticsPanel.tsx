import { Card, FactList, Stack } from '@saltbush/ui';
import { NoShipments } from './NoShipments.tsx';

export function AnalyticsPanel() {
  return (
    <Card as="section">
      <Stack>
        <h2>Analytics</h2>
        <NoShipments />
        <p>Once freight moves, three measures build up here:</p>
        <FactList
          rows={[
            {
              term: 'Monthly Freight Spend',
              detail: 'Invoiced freight, levy and surcharges ex GST, by month of pickup',
            },
            { term: 'Service Mix', detail: 'Your jobs by service: FTL, LTL, Metro PUD, Express and VIP' },
            { term: 'On-Time Delivery', detail: 'Share of deliveries made inside their booked window' },
          ]}
        />
      </Stack>
    </Card>
  );
}
