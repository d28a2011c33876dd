import type { BookingStop } from '@saltbush/consignments/api';
import { useToast } from '@saltbush/contract';
import { formatAud, TERMS } from '@saltbush/freight';
import { Panel } from '@saltbush/portal';
import * as F from '@saltbush/portal/frame.styles';
import { Button, CheckboxField, ErrorSummary, icons, keepTogether, Notice, TextField, TextLink } from '@saltbush/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../api/failureText.ts';
import { BookerFields } from '../bulk/book/BookerFields.tsx';
import { bookerId } from '../bulk/book/book-faults.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { faultSummary } from './fault-summary.ts';
import { PlacePicker } from './PlacePicker.tsx';
import { RunTotals } from './RunTotals.tsx';
import { fieldId } from './run-values.ts';
import * as S from './runs.styles.ts';
import { StopFields } from './StopFields.tsx';
import { useRunForm } from './useRunForm.ts';

const BOOKER = /^booker\.(.+)$/;

/** Id of the control that mends a fault. */
function idOf(path: string): string {
  const [, booker] = BOOKER.exec(path) ?? [];
  return booker === undefined ? fieldId(path) : bookerId(booker);
}

/** Asks for one pickup and its deliveries, prices them as they are filled in, and books all of them or none. */
export function RunForm() {
  const form = useRunForm();
  const { values, failure, faults, isBusy, total, change } = form;
  const { pickup, pickupDate, pickupTime, deliveries } = values;
  const navigate = useNavigate();
  const showToast = useToast();
  const summary = useRef<HTMLDivElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  // Before it is sent, only what has no price is told, at its field.
  const sentFaults = failure?.problem?.fields ?? [];
  const hasSentFaults = sentFaults.length > 0;
  useEffect(() => {
    if (failure) (hasSentFaults ? summary : trouble).current?.focus();
  }, [failure, hasSentFaults]);

  const errors = Object.fromEntries(faults.map(({ path, message }) => [path, message]));
  const bookerErrors = Object.fromEntries(
    faults.filter(({ path }) => BOOKER.test(path)).map(({ path, message }) => [idOf(path), message]),
  );
  const changePickup = (changes: Partial<BookingStop>) =>
    change((known) => ({ pickup: { ...known.pickup, ...changes } }));
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const run = await form.submit();
    if (!run) return;
    const description = 'We check each delivery, and write to you.';
    showToast({ title: `Run ${run.reference} is with us`, description, tone: 'success' });
    void navigate(`/dashboard/shipments/runs/${run.reference}`);
  };
  const count = `${deliveries.length} ${deliveries.length === 1 ? 'delivery' : 'deliveries'}`;

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Book a run">
      <F.Areas>
        <F.Main>
          <ErrorSummary
            ref={summary}
            faults={faultSummary(sentFaults).map(({ path, message }) => ({ id: idOf(path), message }))}
          />
          <Panel title="Pickup">
            <S.Form as="div">
              <PlacePicker name="pickup.saved" onChoose={changePickup} />
              <StopFields {...{ stop: pickup, path: 'pickup', errors }} onChange={changePickup} />
              <S.Pair>
                <TextField
                  {...{ name: 'pickupDate', id: fieldId('pickupDate'), error: errors.pickupDate, value: pickupDate }}
                  label="Pickup date"
                  type="date"
                  required
                  onChange={({ target }) => change({ pickupDate: target.value })}
                />
                <TextField
                  {...{ name: 'pickupTime', id: fieldId('pickupTime'), error: errors.pickupTime, value: pickupTime }}
                  label="Ready at, local time"
                  type="time"
                  isOptional
                  onChange={({ target }) => change({ pickupTime: target.value })}
                />
              </S.Pair>
            </S.Form>
          </Panel>
          <Panel title="Deliveries">
            <S.Form as="div">
              {errors.deliveries && (
                <Notice tone="danger" title="The deliveries" id={fieldId('deliveries')} tabIndex={-1}>
                  {errors.deliveries}
                </Notice>
              )}
              <DeliveryList {...{ form, errors }} />
            </S.Form>
          </Panel>
        </F.Main>
        <F.Beside>
          <S.Sticky>
            <Panel title="Price">
              <S.Form as="div">
                <RunTotals form={form} />
                <F.Small>
                  Each delivery is priced by its load, and you see one total. A whole vehicle with several drops is
                  quoted for the job: <TextLink href="/contact">send us an enquiry</TextLink>.
                </F.Small>
              </S.Form>
            </Panel>
          </S.Sticky>
        </F.Beside>
        {/* Last, so that on a telephone the price stands before it. */}
        <F.Rest>
          <Panel title="Book">
            <S.Form as="div">
              <BookerFields
                {...{ booker: form.booker, errors: bookerErrors }}
                onChange={(changes) => change((known) => ({ booker: { ...known.booker, ...changes } }))}
              />
              <CheckboxField
                name="isWithoutDangerousGoods"
                id={fieldId('isWithoutDangerousGoods')}
                required
                label="No delivery of this run holds dangerous goods"
                help="They are carried by approval: book such freight by itself."
                error={errors.isWithoutDangerousGoods}
                checked={values.isWithoutDangerousGoods}
                onChange={({ target }) => change({ isWithoutDangerousGoods: target.checked })}
              />
              <CheckboxField
                name="terms"
                id={fieldId('termsVersion')}
                required
                label={`I accept the terms and conditions, version ${TERMS.version}`}
                help={
                  <>
                    Before that, read{' '}
                    <TextLink href="/terms" target="_blank" rel="noopener">
                      the terms (opens in a new tab)
                    </TextLink>
                    .
                  </>
                }
                error={errors.termsVersion}
                checked={values.isAccepted}
                onChange={({ target }) => change({ isAccepted: target.checked })}
              />
              <div ref={trouble} tabIndex={-1}>
                {failure && !hasSentFaults && !form.isPriceChanged && (
                  <Notice tone="danger" title="The run is not booked" role="alert">
                    <p>{keepTogether(failureText(failure))} What you typed is still here.</p>
                    {failure.status === 401 && (
                      <TextLink href="/api/login?returnTo=%2Fdashboard%2Fshipments%2Fruns%2Fnew">
                        Sign in again
                      </TextLink>
                    )}
                  </Notice>
                )}
              </div>
              <S.Acts>
                <Button type="submit" iconAfter={icons.arrowRight} busy={isBusy} busyLabel="Booking...">
                  {total ? `Book ${count} for ${formatAud(total.totalIncGstCents)} including GST` : `Book ${count}`}
                </Button>
              </S.Acts>
            </S.Form>
          </Panel>
        </F.Rest>
      </F.Areas>
    </form>
  );
}
