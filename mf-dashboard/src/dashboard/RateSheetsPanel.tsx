import { RateSheets } from '../rate-sheets/RateSheets.tsx';

export function RateSheetsPanel() {
  return <RateSheets />;
}
