import { Button, icons } from '@saltbush/ui';

export function PrintButton() {
  return (
    <Button variant="quiet" iconBefore={icons.document} onClick={() => window.print()}>
      Print
    </Button>
  );
}
