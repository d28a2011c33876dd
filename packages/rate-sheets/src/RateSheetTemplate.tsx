import { RATE_SHEET_COLUMNS } from '@saltbush/business-api/rate-sheet-format';
import { Button, icons, saveFile } from '@saltbush/ui';

const ROWS = [
  'Melbourne,Canberra,6T Truck,2.10',
  'Sydney,Newcastle,4T Truck,1.85',
  'Brisbane,Townsville,6T Truck,2.05',
  'Adelaide,Darwin,Any,2.20',
];
const LINE_END = '\r\n';

/** Made in the browser, without a request. */
function download(): void {
  const text = [RATE_SHEET_COLUMNS.join(','), ...ROWS, ''].join(LINE_END);
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'rate_sheet_template.csv');
}

/** Offers a template with four example lanes. */
export function RateSheetTemplate() {
  return (
    <Button variant="quiet" size="small" iconBefore={icons.download} onClick={download}>
      Download CSV template
    </Button>
  );
}
