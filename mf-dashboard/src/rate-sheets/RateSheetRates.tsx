import { apiError } from '@saltbush/calls';
import type { RateSheetVersion } from '@saltbush/clients/api';
import { formatNumber, formatRatePerKm } from '@saltbush/freight';
import { PanelSkeleton } from '@saltbush/portal';
import { Button, DataTable, Stack } from '@saltbush/ui';
import { useState } from 'react';
import { useRateSheetPageQuery } from '../api/rateSheetPage.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { OpenedSheet } from './OpenedSheet.tsx';
import * as S from './RateSheets.styles.ts';

interface RateSheetRatesProps {
  sheet: RateSheetVersion;
  onClose: () => void;
}

/** The rows of a sheet, a hundred per page, with the line numbers that quotes refer to. */
export function RateSheetRates({ sheet, onClose }: RateSheetRatesProps) {
  const [page, setPage] = useState(1);
  const { data, isFetching, refetch, error } = useRateSheetPageQuery({ id: sheet.id, page });
  const failure = apiError(error);
  const [first, last] = [data?.rows[0]?.line ?? 0, data?.rows.at(-1)?.line ?? 0];
  return (
    <OpenedSheet title={`Rates in ${sheet.fileName}`} onClose={onClose}>
      {failure && (
        <Trouble
          title="The rates could not be read"
          error={failure}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!failure && !data && <PanelSkeleton label="Reading the rates" />}
      {data && (
        <Stack gap={2}>
          <DataTable
            caption={`Lines ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(sheet.rowCount)}`}
            density="compact"
            columns={[
              { key: 'line', label: 'Line', align: 'end' },
              { key: 'origin', label: 'Origin' },
              { key: 'destination', label: 'Destination' },
              { key: 'vehicle', label: 'Vehicle' },
              { key: 'rate', label: 'Rate per km', align: 'end' },
            ]}
            rows={data.rows.map(({ ratePerKm, ...row }) => ({
              ...row,
              id: row.line,
              rate: formatRatePerKm(ratePerKm),
            }))}
          />
          <S.Acts>
            {page > 1 && (
              <Button size="small" variant="secondary" busy={isFetching} onClick={() => setPage(page - 1)}>
                Earlier lines
              </Button>
            )}
            {last < sheet.rowCount && (
              <Button size="small" variant="secondary" busy={isFetching} onClick={() => setPage(page + 1)}>
                Later lines
              </Button>
            )}
          </S.Acts>
        </Stack>
      )}
    </OpenedSheet>
  );
}
