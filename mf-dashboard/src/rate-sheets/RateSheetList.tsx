import type { RateSheetVersion } from '@saltbush/clients/api';
import { formatNumber } from '@saltbush/freight';
import { Badge, Button, ButtonLink, icons } from '@saltbush/ui';
import { rateSheetCsvHref } from '../api/rateSheets.ts';
import { sydneyMoment } from '../consignment/moment.ts';
import * as S from './RateSheets.styles.ts';
import { useActivation } from './useActivation.ts';

interface RateSheetListProps {
  sheets: readonly RateSheetVersion[];
  /** Hides the buttons that activate a sheet. */
  isReadOnly: boolean;
  onCompare: (sheet: RateSheetVersion) => void;
  onShow: (sheet: RateSheetVersion) => void;
}

const uploader = (by: string): string => (by === 'applicant' ? 'with your set-up' : `by ${by}`);

/** Every uploaded sheet, newest first, with the active one marked. */
export function RateSheetList({ sheets, isReadOnly, onCompare, onShow }: RateSheetListProps) {
  const { activate, activatingId } = useActivation();
  if (sheets.length === 0) {
    return <p>No sheet yet. Download the template above, fill in your lanes and save it here.</p>;
  }
  return (
    <S.Sheets>
      {sheets.map((sheet, index) => (
        <S.Sheet key={sheet.id} aria-label={sheet.fileName}>
          <S.Name>
            <h3>
              {sheet.fileName}
              {sheet.isActive && <Badge tone="good">Active</Badge>}
            </h3>
            <p>
              {formatNumber(sheet.rowCount)} rates. Saved {sydneyMoment(sheet.uploadedAt)} {uploader(sheet.uploadedBy)}.
            </p>
            {sheet.activatedAt !== null && (
              <p>
                {sheet.isActive ? 'Active since' : 'Last activated'} {sydneyMoment(sheet.activatedAt)}, by{' '}
                {sheet.activatedBy}.
              </p>
            )}
          </S.Name>
          <S.Acts>
            {!sheet.isActive && !isReadOnly && (
              <Button
                size="small"
                variant="secondary"
                busy={activatingId === sheet.id}
                busyLabel="Activating..."
                aria-label={activatingId === sheet.id ? undefined : `Activate ${sheet.fileName}`}
                onClick={() => void activate(sheet)}
              >
                Activate
              </Button>
            )}
            <Button size="small" variant="quiet" aria-label={`View ${sheet.fileName}`} onClick={() => onShow(sheet)}>
              View
            </Button>
            {index < sheets.length - 1 && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Compare ${sheet.fileName} with the sheet before it`}
                onClick={() => onCompare(sheet)}
              >
                Compare
              </Button>
            )}
            <ButtonLink
              size="small"
              variant="quiet"
              iconBefore={icons.download}
              href={rateSheetCsvHref(sheet.id)}
              download
              aria-label={`Download ${sheet.fileName}`}
            >
              CSV
            </ButtonLink>
          </S.Acts>
        </S.Sheet>
      ))}
    </S.Sheets>
  );
}
