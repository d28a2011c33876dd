import { useToast } from '@saltbush/contract';
import { Button, ErrorSummary, icons, Notice, VisuallyHidden, WithoutScripts } from '@saltbush/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccountSetup } from './AccountSetup.tsx';
import { BusinessInfo } from './BusinessInfo.tsx';
import { DeliveryZones } from './DeliveryZones.tsx';
import { FreightProfile } from './FreightProfile.tsx';
import { firstQuoteHref } from './firstQuoteHref.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { listFaults } from './listFaults.ts';
import * as S from './NewClient.styles.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { type CheckedField, fieldId, SETUP_TABS, type SetupTabId } from './setup-tabs.data.ts';
import type { SetupErrors } from './setupErrors.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { useSetupForm } from './useSetupForm.ts';

/** Where to move the focus once the target is rendered. */
type Focus = { on: 'nothing' } | { on: 'part' } | { on: 'errors' } | { on: 'failure' } | { on: 'field'; id: string };

const countErrors = (fields: readonly CheckedField[], errors: SetupErrors): number =>
  fields.filter((field) => errors[field] !== undefined).length;

const badgeOf = (count: number) => (count === 0 ? undefined : `${count} ${count === 1 ? 'error' : 'errors'}`);

/** The four parts of the set-up, visited in any order and saved at the end of the last. */
export function SetupWizard() {
  const form = useSetupForm();
  const toast = useToast();
  const navigate = useNavigate();
  const [tabId, setTabId] = useState<SetupTabId>('business');
  const [failure, setFailure] = useState<string | null>(null);
  const [focus, setFocus] = useState<Focus>({ on: 'nothing' });
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const failureNotice = useRef<HTMLDivElement>(null);
  const { errors, isSaving } = form;
  const leaving = useLeaveQuestion(form.isDirty);
  const index = SETUP_TABS.findIndex(({ id }) => id === tabId);
  const previousTab = SETUP_TABS[index - 1];
  const nextTab = SETUP_TABS[index + 1];

  useEffect(() => {
    if (focus.on === 'part') heading.current?.focus();
    if (focus.on === 'errors') summary.current?.focus();
    if (focus.on === 'failure') failureNotice.current?.focus();
    if (focus.on === 'field') document.getElementById(focus.id)?.focus();
  }, [focus]);

  const openTab = (id: string) => setTabId(SETUP_TABS.find((tab) => tab.id === id)?.id ?? 'business');
  const move = (id: SetupTabId) => {
    setTabId(id);
    setFocus({ on: 'part' });
  };
  const showErrors = (found: SetupErrors) => {
    toast({ title: 'Validation Error', description: 'Please fill in all required fields.', tone: 'error' });
    const first = SETUP_TABS.find(({ fields }) => countErrors(fields, found) > 0);
    if (first) setTabId(first.id);
    setFocus({ on: 'errors' });
  };
  const save = async () => {
    if (isSaving) return;
    setFailure(null);
    const { values } = form;
    const outcome = await form.save();
    switch (outcome.status) {
      case 'busy':
        return;
      case 'invalid':
        return showErrors(outcome.errors);
      case 'saved': {
        const description = `${values.businessName.trim()} has been set up successfully.`;
        toast({ title: 'Success!', description, tone: 'success' });
        void navigate(firstQuoteHref(values));
        return;
      }
      case 'refused':
        return showErrors(outcome.errors);
      case 'failed':
        toast({ title: 'Error', description: 'Failed to save client setup. Please try again.', tone: 'error' });
        setFailure(outcome.message);
        setFocus({ on: 'failure' });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (nextTab) move(nextTab.id);
    else void save();
  };
  const goToField = (id: string) => {
    const tab = SETUP_TABS.find(({ fields }) => fields.some((field) => fieldId(field) === id));
    if (tab) setTabId(tab.id);
    setFocus({ on: 'field', id });
  };

  const parts: Record<SetupTabId, ReactNode> = {
    business: <BusinessInfo form={form} />,
    freight: <FreightProfile form={form} />,
    zones: <DeliveryZones form={form} />,
    account: <AccountSetup form={form} />,
  };
  const panels = Object.fromEntries(
    SETUP_TABS.map(({ id, title, lead }, place) => [
      id,
      <S.Part key={id}>
        <S.Head>
          <h2 ref={id === tabId ? heading : undefined} tabIndex={-1}>
            <VisuallyHidden>
              Step {place + 1} of {SETUP_TABS.length}:{' '}
            </VisuallyHidden>
            {title}
          </h2>
          <p>{lead}</p>
        </S.Head>
        {parts[id]}
      </S.Part>,
    ]),
  );

  return (
    <S.Form
      method="dialog"
      noValidate
      aria-label="New client setup"
      aria-busy={isSaving || undefined}
      onSubmit={onSubmit}
    >
      <WithoutScripts does="This set-up is saved" instead="we set you up" />
      <RestoredNotice restored={form.restored} onStartAgain={form.startAgain} />
      <ErrorSummary ref={summary} faults={listFaults(errors)} onGo={goToField} />
      {failure !== null && (
        // It takes the focus, which reads it out; the toast is the alert.
        <Notice ref={failureNotice} tone="danger" tabIndex={-1} title="Not saved yet">
          <p>{failure}</p>
        </Notice>
      )}
      <S.Parts
        label="Parts of the set-up"
        items={SETUP_TABS.map(({ id, title, fields }) => ({
          id,
          label: title,
          badge: badgeOf(countErrors(fields, errors)),
        }))}
        selectedId={tabId}
        onSelect={openTab}
        panels={panels}
        keepMounted
      />
      <S.Actions>
        <Button
          variant="secondary"
          iconBefore={icons.arrowLeft}
          disabled={!previousTab}
          onClick={() => previousTab && move(previousTab.id)}
        >
          Previous
        </Button>
        {nextTab ? (
          <Button key="next" type="submit" iconAfter={icons.arrowRight}>
            Next
          </Button>
        ) : (
          <Button key="save" type="submit" size="large" busy={isSaving} busyLabel="Saving...">
            Save & Go To First Quote
          </Button>
        )}
      </S.Actions>
      <LeaveDialog question={leaving} hasRateSheet={form.rateSheet.sheet.status !== 'none'} />
    </S.Form>
  );
}
