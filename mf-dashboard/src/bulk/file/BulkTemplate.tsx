import { Button, icons, saveFile } from '@saltbush/ui';

/** Made in the browser, without a request. */
async function download(): Promise<void> {
  const { templateText } = await import(/* webpackChunkName: "files" */ './templateText.ts');
  saveFile(new Blob([templateText(Date.now())], { type: 'text/csv;charset=utf-8' }), 'bulk_booking_template.csv');
}

/** Offers a template with every column and two examples. */
export function BulkTemplate() {
  return (
    <Button variant="secondary" size="small" iconBefore={icons.download} onClick={() => void download()}>
      Download CSV template
    </Button>
  );
}
