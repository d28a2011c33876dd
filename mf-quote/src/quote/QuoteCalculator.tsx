import type { QuoteRequest } from '@saltbush/freight';
import { type FormEvent, useMemo, useState } from 'react';
import { TruckFit } from './fit/TruckFit.tsx';
import { initialRequest } from './initialRequest.ts';
import { LaterCharges } from './later/LaterCharges.tsx';
import { ExtraFields } from './load/ExtraFields.tsx';
import { PackageFields } from './load/PackageFields.tsx';
import { ModeLinks } from './ModeLinks.tsx';
import { QuoteNews } from './news/QuoteNews.tsx';
import * as S from './QuoteCalculator.styles.ts';
import type { QuoteForm } from './quote-form.ts';
import { quoteSearch } from './quoteSearch.ts';
import { FtlLaneFields } from './route/FtlLaneFields.tsx';
import { HourlyFields } from './route/HourlyFields.tsx';
import { LtlLaneFields } from './route/LtlLaneFields.tsx';
import { SuburbFields } from './route/SuburbFields.tsx';
import { SameDayTabs } from './service/SameDayTabs.tsx';
import { ServiceCards } from './service/ServiceCards.tsx';
import { TimeFields } from './service/TimeFields.tsx';
import { QuoteSheet } from './summary/QuoteSheet.tsx';
import { useEndingReport } from './useEndingReport.ts';
import { useQuoteAddress } from './useQuoteAddress.ts';
import { useQuoteForm } from './useQuoteForm.ts';
import { useTypedBefore } from './useTypedBefore.ts';

/** The questions of each mode, before those about load, times and additional services. */
function ModeFields({ form }: { form: QuoteForm }) {
  switch (form.request.mode) {
    case 'ftl':
      return <FtlLaneFields form={form} />;
    case 'ltl':
      return <LtlLaneFields form={form} />;
    case 'metro-hourly':
      return <HourlyFields form={form} />;
    case 'metro-pallets':
    case 'same-day-metro-pallets':
      return (
        <>
          <SuburbFields form={form} />
          <SameDayTabs form={form} />
        </>
      );
    case 'general':
      return <SuburbFields form={form} />;
  }
}

interface Props {
  /** The parameters in the address. */
  parameters: URLSearchParams;
  /** Identifies this form in the browser's history. */
  formId: string;
}

/**
 * The form and its price. The address sets the mode and first answers once, and follows the form from then on. Before
 * and without scripts it is a plain GET form that the server prices.
 */
export function QuoteCalculator({ parameters, formId }: Props) {
  const [initial] = useState<QuoteRequest>(() => initialRequest(parameters));
  const [startsQuoted] = useState(() => parameters.has('quoted'));
  const form = useQuoteForm(initial, { startsQuoted });
  const { request, now, isQuoted } = form;
  const search = useMemo(() => quoteSearch(request, { now, isQuoted }), [request, now, isQuoted]);
  useEndingReport(form);
  const element = useTypedBefore(form);
  useQuoteAddress(formId, form.isTouched ? search : null);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const unreadable = [...fields.querySelectorAll('input')].find(({ validity }) => validity.badInput);
    if (unreadable) return unreadable.focus();
    const isValid = await form.calculate();
    if (!isValid) fields.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <S.Root data-clock={now}>
      <ModeLinks request={request} />
      <S.Form
        ref={element}
        action="/quote"
        method="get"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        aria-label="Quote"
      >
        {request.mode !== 'general' && <input type="hidden" name="service" value={request.mode} />}
        <input type="hidden" name="quoted" value="1" />
        <S.Fields>
          <S.Part>
            <ModeFields form={form} />
          </S.Part>
          <S.Part>
            <PackageFields form={form} />
          </S.Part>
          <S.Part>
            <TruckFit form={form} />
          </S.Part>
          <S.Part>{request.mode === 'general' && <ServiceCards form={form} />}</S.Part>
          <S.Part>
            <TimeFields form={form} />
          </S.Part>
          <S.Part>
            <ExtraFields form={form} />
          </S.Part>
        </S.Fields>
        <QuoteSheet form={form} search={search} />
      </S.Form>
      <LaterCharges form={form} />
      <QuoteNews />
    </S.Root>
  );
}
