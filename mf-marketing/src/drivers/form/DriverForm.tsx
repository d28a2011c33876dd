import { type DriverPurpose, LICENCE_CLASSES, LICENCE_STATES } from '@saltbush/drivers/api';
import { checkBusinessNumber, parsePhone } from '@saltbush/freight';
import {
  Button,
  CheckboxField,
  Fieldset,
  Notice,
  SelectField,
  TextAreaField,
  TextField,
  TextLink,
  WithoutScripts,
} from '@saltbush/ui';
import { brand } from '@saltbush/ui/brand';
import { useEffect } from 'react';
import { ApplicationReceived } from './ApplicationReceived.tsx';
import { DocumentList } from './DocumentList.tsx';
import * as S from './DriverForm.styles.ts';
import { useDriverForm } from './useDriverForm.ts';

const classes = Object.entries(LICENCE_CLASSES).map(([value, label]) => ({ value, label }));
const states = LICENCE_STATES.map((state) => ({ value: state, label: state }));

interface Props {
  purpose: DriverPurpose;
  /** Called when something was filled in, after which the form must not be replaced. */
  onTouch?: () => void;
}

/** Our form for drivers: person, vehicle and documents. */
export function DriverForm({ purpose, onTouch }: Props) {
  const { form, sending, answers, documents, documentsError, field, privacy, isTouched, submit } =
    useDriverForm(purpose);
  const phone = parsePhone(answers.phone);
  const abn = checkBusinessNumber(answers.abn);

  useEffect(() => {
    if (isTouched) onTouch?.();
  }, [isTouched, onTouch]);

  if (sending.status === 'sent') return <ApplicationReceived reference={sending.reference} token={sending.token} />;

  return (
    <S.Form
      ref={form}
      method="dialog"
      noValidate
      aria-label={purpose === 'induction' ? 'Induction form' : 'Application form'}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <WithoutScripts does="This form is sent" instead="we take your details" email={brand.careersEmail} />
      <Fieldset legend="About you">
        <TextField label="Name" required autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" required autoComplete="email" inputMode="email" {...field('email')} />
        <TextField
          label="Phone"
          type="tel"
          required
          autoComplete="tel"
          inputMode="tel"
          help={phone.status === 'warning' ? `${phone.message}. You can send it all the same.` : undefined}
          {...field('phone')}
        />
      </Fieldset>
      <Fieldset legend="What you drive">
        <S.Pair>
          <SelectField
            label="Licence class"
            required
            placeholder="Choose a class"
            options={classes}
            {...field('licenceClass')}
          />
          <SelectField
            label="State of licence"
            required
            placeholder="Choose a state"
            options={states}
            {...field('licenceState')}
          />
        </S.Pair>
        <TextField
          label="ABN"
          required
          inputMode="numeric"
          autoComplete="off"
          help={abn.status === 'warning' ? `${abn.message}. You can send it all the same.` : '11 digits'}
          {...field('abn')}
        />
        <TextField label="Vehicle" required help="Type, load space, tailgate or not" {...field('vehicle')} />
        <TextAreaField
          label="Availability"
          isOptional
          rows={2}
          help="Days and hours you want to drive"
          {...field('availability')}
        />
      </Fieldset>
      <Fieldset
        legend="Documents"
        help="PDF, JPEG, PNG or HEIC, at most 10 MB each. Your licence is needed now; the others can follow on your private page."
        error={documentsError}
      >
        <DocumentList documents={documents} />
      </Fieldset>
      <S.Privacy>
        <h3>What happens to your details</h3>
        <p>
          {brand.legalName} collects them to check whether you may drive for us, as road safety law asks of us. Only
          compliance staff can open your documents. An unfinished form is removed after 7 days, the documents of a
          declined application after 90 days. Ask for a copy or a correction at{' '}
          <TextLink href={`mailto:${brand.careersEmail}`}>{brand.careersEmail}</TextLink>; more in{' '}
          <TextLink href="/terms#privacy">our terms</TextLink>.
        </p>
        <CheckboxField
          label="I have read this and agree to it"
          name="acceptsPrivacy"
          required
          checked={privacy.checked}
          error={privacy.error}
          onChange={privacy.onChange}
        />
      </S.Privacy>
      <S.Sending>
        <Button type="submit" size="large" busy={sending.status === 'sending'} busyLabel="Sending..." isFullWidth>
          {purpose === 'induction' ? 'Send Induction' : 'Send Application'}
        </Button>
        <div role="alert">
          {sending.status === 'failed' && (
            <Notice tone="danger" title="Your application was not sent">
              {sending.fault}
            </Notice>
          )}
        </div>
      </S.Sending>
    </S.Form>
  );
}
