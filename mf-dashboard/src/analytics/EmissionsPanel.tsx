import { apiError } from '@saltbush/calls';
import type { Emissions } from '@saltbush/consignments/api';
import { formatDate, formatNumber } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Badge, DataTable, Disclosure, TextLink } from '@saltbush/ui';
import { useState } from 'react';
import type { PeriodEnd } from '../api/analytics.ts';
import { useClientEmissionsQuery } from '../api/emissions.ts';
import { FRESH } from '../api/fresh.ts';
import { distanceText, factorText } from '../consignment/emission-legs.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { EmissionFactors } from './EmissionFactors.tsx';
import * as S from './EmissionsPanel.styles.ts';
import { periodName } from './periodName.ts';
import { StepButtons } from './StepButtons.tsx';

const kilograms = (value: number) => `${formatNumber(value, value < 10 ? 1 : 0)} kg`;
const tonneKm = (value: number) => formatNumber(value, value < 100 ? 1 : 0);

/** Tonne-kilometres of the client's freight, and the emissions estimated from them. */
export function EmissionsPanel({ to }: { to: PeriodEnd }) {
  const [page, setPage] = useState(1);
  const { data, isFetching, refetch, ...query } = useClientEmissionsQuery({ to, page }, FRESH);
  const error = apiError(query.error);
  return (
    <Panel title="Freight Emissions" beside={<Badge tone="warn">Estimate</Badge>}>
      {error && !data && (
        <Trouble
          title="The estimate could not be read"
          error={error}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <PanelSkeleton label="Reading your emissions" rows={4} />}
      {data && data.totals.consignments === 0 && (
        <p>No delivery of this period has a known distance, so there is nothing to estimate yet.</p>
      )}
      {data && data.totals.consignments > 0 && (
        <F.Stacked>
          <Totals emissions={data} />
          <DataTable
            caption="By service"
            density="compact"
            columns={[
              { key: 'service', label: 'Service' },
              { key: 'consignments', label: 'Consignments', align: 'end' },
              { key: 'work', label: 't·km', align: 'end' },
              { key: 'emitted', label: 'CO₂-e', align: 'end' },
            ]}
            rows={data.byService.map((row) => ({
              id: row.service,
              service: row.service,
              consignments: formatNumber(row.consignments),
              work: tonneKm(row.tonneKm),
              emitted: kilograms(row.kgCo2e),
            }))}
          />
          <div>
            <Disclosure title="Every consignment">
              <DataTable
                caption={`Consignments delivered ${periodName(data.from, data.to)}`}
                isCaptionHidden
                density="compact"
                onPhones="stack"
                columns={[
                  { key: 'reference', label: 'Consignment' },
                  { key: 'route', label: 'Route' },
                  { key: 'delivered', label: 'Delivered' },
                  { key: 'distance', label: 'Distance', align: 'end' },
                  { key: 'mass', label: 'Mass', align: 'end' },
                  { key: 'work', label: 't·km', align: 'end' },
                  { key: 'factor', label: 'g CO₂-e / t·km', align: 'end' },
                  { key: 'emitted', label: 'CO₂-e', align: 'end' },
                ]}
                rows={data.rows.map((row) => ({
                  id: row.reference,
                  reference: <a href={`/dashboard/shipments/${row.reference}`}>{row.reference}</a>,
                  route: `${row.from} to ${row.to}`,
                  delivered: formatDate(row.deliveredOn),
                  distance: distanceText(row),
                  mass: `${formatNumber(row.massKg)} kg`,
                  work: tonneKm(row.tonneKm),
                  factor: factorText(row),
                  emitted: kilograms(row.kgCo2e),
                }))}
              />
              <StepButtons
                label="Pages of consignments"
                page={data.page}
                pageSize={data.pageSize}
                total={data.total}
                onPage={setPage}
              />
            </Disclosure>
            <Disclosure title="How it is estimated">
              <EmissionFactors emissions={data} />
            </Disclosure>
          </div>
          <F.Small>
            {data.statement} Our part in bringing it down: <TextLink href="/sustainability">sustainability</TextLink>.
          </F.Small>
        </F.Stacked>
      )}
    </Panel>
  );
}

function Totals({ emissions: { totals, from, to } }: { emissions: Emissions }) {
  return (
    <S.Totals>
      <div>
        <dt>CO₂-e, estimated</dt>
        <dd>{kilograms(totals.kgCo2e)}</dd>
      </div>
      <div>
        <dt>Freight work</dt>
        <dd>{tonneKm(totals.tonneKm)} t·km</dd>
      </div>
      <div>
        <dt>{periodName(from, to)}</dt>
        <dd>
          {formatNumber(totals.consignments)} {totals.consignments === 1 ? 'consignment' : 'consignments'}
        </dd>
      </div>
    </S.Totals>
  );
}
