import type { AddressImport } from '@saltbush/addresses/api';
import { formatNumber } from '@saltbush/freight';
import { Button, Notice, Stack } from '@saltbush/ui';
import { useEffect, useRef } from 'react';
import { Outcome } from '../frame/Removed.styles.ts';
import { ImportCounts } from './ImportCounts.tsx';

interface ImportedAddressesProps {
  result: AddressImport;
  onClose: () => void;
}

/** Says what an import did. It takes the focus, so it is no live region. */
export function ImportedAddresses({ result, onClose }: ImportedAddressesProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const { faultyRows } = result;
  return (
    <Outcome ref={element} tabIndex={-1} role="group" aria-label="Imported">
      <Stack gap={2}>
        <Notice tone="good" title="Imported">
          {faultyRows > 0 &&
            `${formatNumber(faultyRows)} ${faultyRows === 1 ? 'row was' : 'rows were'} left out. Mend them and send the file again: nothing is doubled.`}
        </Notice>
        <ImportCounts result={result} isDone />
        <div>
          <Button size="small" variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </Stack>
    </Outcome>
  );
}
