import type { AccountingQuery, DeskInvoiceView } from '@saltbush/consignments/api';
import { ButtonLink, icons, TextField } from '@saltbush/ui';
import { useState } from 'react';
import { myobHref, xeroHref } from '../api/accountingHrefs.ts';
import { ToolMenu } from '../list/tools/ToolMenu.tsx';

interface AccountingMenuProps {
  /** What is on show. */
  view: DeskInvoiceView;
  viewLabel: string;
  search: string;
}

/** The invoices on show, or all of a period, as files that Xero and MYOB import. Credit notes come with them. */
export function AccountingMenu({ view, viewLabel, search }: AccountingMenuProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const hasPeriod = from !== '' || to !== '';
  const query: AccountingQuery = hasPeriod ? { from, to } : { view, search };
  return (
    <ToolMenu label="Xero and MYOB">
      <p>
        {hasPeriod
          ? 'Every invoice and credit note issued in these days.'
          : `What is on show under “${viewLabel}”, with its credit notes. Give days for all that was issued then.`}
      </p>
      <TextField
        type="date"
        name="from"
        label="Issued from"
        isOptional
        value={from}
        max={to || undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        type="date"
        name="to"
        label="Issued to"
        isOptional
        value={to}
        min={from || undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <ButtonLink href={xeroHref(query)} variant="secondary" size="small" iconBefore={icons.download} download>
        File for Xero
      </ButtonLink>
      <p>In Xero, say that amounts include tax. It takes 500 invoices at once.</p>
      <ButtonLink href={myobHref(query)} variant="secondary" size="small" iconBefore={icons.download} download>
        File for MYOB
      </ButtonLink>
      <p>In MYOB, import service sales from a tab-delimited file with headings.</p>
    </ToolMenu>
  );
}
