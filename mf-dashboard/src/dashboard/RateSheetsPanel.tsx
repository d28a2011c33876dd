import { RateSheetField, useRateSheet } from '@saltbush/rate-sheets';

export function RateSheetsPanel() {
  const { sheet, choose, remove } = useRateSheet();
  return <RateSheetField id="rate-sheet" sheet={sheet} error={undefined} onChoose={choose} onRemove={remove} />;
}
