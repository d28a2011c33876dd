import { apiError } from '@saltbush/calls';
import { INVOICE_VIEWS, type InvoiceQuery, type Invoices } from '@saltbush/consignments/api';
import { formatAud, formatNumber } from '@saltbush/freight';
import { Panel, PanelSkeleton } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, icons, Pager, TextLink, ViewLinks, WayBack } from '@saltbush/ui';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FRESH } from '../api/fresh.ts';
import { invoicesCsvHref, useClientInvoicesQuery } from '../api/invoices.ts';
import { Ageing } from '../frame/Ageing.tsx';
import { SearchField } from '../frame/SearchField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';
import * as S from './InvoicesPage.styles.ts';
import { INVOICE_VIEW_NAMES } from './invoice-words.ts';
import { invoicesHref, readInvoicesAddress } from './invoicesAddress.ts';

/** Every tax invoice of the client: what is owed first, found by its number, with what is overdue. */
export function InvoicesPage() {
  const [parameters] = useSearchParams();
  const wanted = readInvoicesAddress(parameters);
  const { currentData, isFetching, refetch, ...query } = useClientInvoicesQuery(wanted, FRESH);
  const error = apiError(query.error);
  return (
    <F.Page>
      <F.Head>
        <div>
          <WayBack href="/dashboard">Dashboard</WayBack>
          <h1>Invoices</h1>
        </div>
        <ButtonLink href="/dashboard/invoices/statement" variant="secondary" size="small" iconBefore={icons.document}>
          Monthly statements
        </ButtonLink>
      </F.Head>
      <ViewLinks
        label="Views of invoices"
        currentId={wanted.view}
        views={INVOICE_VIEWS.map((view) => ({
          id: view,
          label: INVOICE_VIEW_NAMES[view],
          count: currentData && formatNumber(currentData.counts[view]),
          href: invoicesHref({ ...wanted, view, page: 1 }),
        }))}
      />
      <Tools wanted={wanted} invoices={currentData} />
      <Panel title="Your invoices">
        {error && !currentData && (
          <Trouble
            title="Your invoices could not be read"
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!currentData && !error && <PanelSkeleton label="Reading your invoices" rows={8} />}
        {currentData && currentData.rows.length > 0 && <InvoiceRows rows={currentData.rows} />}
        {currentData?.total === 0 && <Nothing wanted={wanted} />}
      </Panel>
      {currentData && (
        <Pager
          label="Pages of invoices"
          page={currentData.page}
          pageSize={currentData.pageSize}
          total={currentData.total}
          hrefOf={(page) => invoicesHref({ ...wanted, page })}
        />
      )}
      {currentData?.ageing && currentData.counts.owing > 0 && (
        <Panel title="Still to pay by age">
          <Ageing ageing={currentData.ageing} />
        </Panel>
      )}
    </F.Page>
  );
}

function Tools({ wanted, invoices }: { wanted: InvoiceQuery; invoices: Invoices | undefined }) {
  const navigate = useNavigate();
  const { view, search } = wanted;
  const onSearch = useCallback(
    (words: string) => void navigate(invoicesHref({ view, search: words, page: 1 }), { replace: true }),
    [navigate, view],
  );
  return (
    <S.Tools role="search" aria-label="Find an invoice">
      <SearchField value={search} placeholder="Invoice, consignment or your reference" onSearch={onSearch} />
      <S.Owed role="status">{invoices && owedText(invoices)}</S.Owed>
      <ButtonLink href={invoicesCsvHref(wanted)} variant="secondary" size="small" iconBefore={icons.download} download>
        Export CSV
      </ButtonLink>
    </S.Tools>
  );
}

function owedText({ counts, owingCents, overdueCents }: Invoices): string {
  if (counts.all === 0) return '';
  if (counts.owing === 0) return 'Nothing is to pay.';
  const overdue = counts.overdue === 0 ? '' : `, of it ${formatAud(overdueCents)} overdue`;
  return `${formatAud(owingCents)} to pay${overdue}, including GST.`;
}

function Nothing({ wanted: { view, search } }: { wanted: InvoiceQuery }) {
  if (search !== '') {
    return (
      <p>
        No invoice{view === 'all' ? '' : ` under “${INVOICE_VIEW_NAMES[view]}”`} has “{search}” in its number, its
        consignment or your own reference.{' '}
        <TextLink href={invoicesHref({ view: 'all', search: '', page: 1 })}>See all invoices</TextLink>
      </p>
    );
  }
  if (view !== 'all') {
    return (
      <p>
        No invoice stands there now.{' '}
        <TextLink href={invoicesHref({ view: 'all', search: '', page: 1 })}>See all invoices</TextLink>
      </p>
    );
  }
  return <p>Each delivery is invoiced once its proof of delivery is recorded, and its tax invoice shows here.</p>;
}
