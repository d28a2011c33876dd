import { ButtonLink, Card, DataTable, Stack } from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';

const columns = [
  { key: 'column', label: 'Column' },
  { key: 'holds', label: 'What it holds' },
];

const rows = [
  { id: 'Origin', column: 'Origin', holds: 'Suburb or city of pickup' },
  { id: 'Destination', column: 'Destination', holds: 'Suburb or city of delivery' },
  { id: 'Vehicle', column: 'Vehicle', holds: 'Vehicle as you book it, such as 6T Truck' },
  { id: 'RatePerKm', column: 'RatePerKm', holds: 'Dollars per kilometre ex GST, such as 2.25' },
];

export function RateSheetsPanel() {
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2>Rate Sheets</h2>
        <p>
          Agreed rates per kilometre price your own freight. Mail your sheet as a .csv file with these four columns.
        </p>
        <DataTable caption="Columns of a rate sheet" columns={columns} rows={rows} />
        <div>
          <ButtonLink href={`mailto:${brand.accountsEmail}?subject=Rate%20sheet`} iconBefore="mail">
            Mail a rate sheet
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
