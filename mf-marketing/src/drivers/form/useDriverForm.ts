import { fieldErrors } from '@saltbush/business-api/field-errors';
import { useDraft } from '@saltbush/contract';
import { type DriverFields, type DriverPurpose, driverFieldsSchema } from '@saltbush/drivers/api';
import { useFormik } from 'formik';
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSubmitDriverApplicationMutation } from '../../api/driverApplications.ts';
import { faultFields, faultText } from '../../api/faultText.ts';
import { keptDraft } from '../../drafts/keptDraft.ts';
import { typedValues } from '../../drafts/typedValues.ts';
import { useDocumentHome } from './useDocumentHome.ts';
import { type DriverDocuments, useDriverDocuments } from './useDriverDocuments.ts';

/** Values of the fields; a choice not made yet is blank. */
export type DriverAnswers = Omit<DriverFields, 'licenceClass' | 'licenceState' | 'acceptsPrivacy'> & {
  licenceClass: string;
  licenceState: string;
};

const EMPTY: DriverAnswers = {
  name: '',
  email: '',
  phone: '',
  licenceClass: '',
  licenceState: '',
  abn: '',
  vehicle: '',
  availability: '',
};

export const LICENCE_NEEDED = 'Please attach your driver’s licence: we cannot consider an application without it';
export const STILL_SENDING = 'Please wait until every document is here, or stop the ones that take too long';

type Sending =
  | { status: 'editing' }
  | { status: 'sending' }
  | { status: 'failed'; fault: string }
  | { status: 'sent'; reference: string; token: string };

export interface DriverForm {
  form: RefObject<HTMLFormElement | null>;
  sending: Sending;
  answers: DriverAnswers;
  documents: DriverDocuments;
  /** Error about the documents as a whole. */
  documentsError: string | undefined;
  field: (name: keyof DriverAnswers) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
    onBlur: () => void;
  };
  privacy: { checked: boolean; error: string | undefined; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** Whether anything was filled in. */
  isTouched: boolean;
  submit: () => Promise<void>;
}

type Values = DriverAnswers & { acceptsPrivacy: boolean };

function trimmed(values: Values): Values {
  const texts = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(texts) as Values;
}

/** State of the application form, and sending it. */
export function useDriverForm(purpose: DriverPurpose): DriverForm {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [draft] = useState(() => keptDraft(`saltbush-driver-${purpose}`));
  const [sending, setSending] = useState<Sending>({ status: 'editing' });
  const [attempts, setAttempts] = useState(0);
  const home = useDocumentHome(purpose, (application) => documents.show(application));
  const documents = useDriverDocuments(home);
  const [submitApplication] = useSubmitDriverApplicationMutation();

  function documentsFault(): string | undefined {
    if (documents.isBusy) return STILL_SENDING;
    return documents.documents.some(({ kind, file }) => kind === 'licence' && !file) ? LICENCE_NEEDED : undefined;
  }

  const formik = useFormik<Values>({
    initialValues: { ...EMPTY, acceptsPrivacy: false },
    validate: (values) => fieldErrors(driverFieldsSchema, trimmed(values)),
    onSubmit: async (values, { setErrors }) => {
      if (documentsFault()) return;
      setSending({ status: 'sending' });
      const token = await home.token();
      // The schema has just checked that both were chosen.
      const fields = trimmed(values) as unknown as DriverFields;
      const { data, error } = await submitApplication({ token, fields });
      if (error) {
        setErrors(faultFields(error));
        setSending({ status: 'failed', fault: faultText(error) });
        return;
      }
      draft.clear();
      home.forget();
      setSending({ status: 'sent', reference: data.reference, token });
    },
  });
  const { values, errors, touched, submitCount, setValues, setFieldValue, setFieldTouched } = formik;
  const { acceptsPrivacy, ...answers } = values;
  const isTouched =
    Object.values(answers).some((value) => value.trim() !== '') ||
    documents.isBusy ||
    documents.documents.some(({ file }) => file !== null);
  useDraft(isTouched || sending.status === 'sent');

  // Restores the draft and what was typed before React started; the first render has neither.
  useEffect(() => {
    const known = { ...EMPTY, ...draft.read(EMPTY), ...typedValues(form.current, EMPTY) };
    void setValues({ ...known, acceptsPrivacy: false }, false);
  }, [draft, setValues]);

  useEffect(() => {
    if (sending.status !== 'sent' && Object.values(values).some((value) => value !== '' && value !== false)) {
      draft.write(values);
    }
  }, [draft, values, sending.status]);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const shown = (name: keyof Values) => (touched[name] || submitCount > 0 ? errors[name] : undefined);

  return {
    form,
    sending,
    answers,
    documents,
    documentsError: submitCount > 0 ? documentsFault() : undefined,
    isTouched,
    field: (name) => ({
      name,
      value: answers[name],
      error: shown(name),
      onChange: ({ target }) => void setFieldValue(name, target.value),
      onBlur: () => {
        if (answers[name].trim() !== '') void setFieldTouched(name);
      },
    }),
    privacy: {
      checked: acceptsPrivacy,
      error: shown('acceptsPrivacy'),
      onChange: ({ target }) => void setFieldValue('acceptsPrivacy', target.checked),
    },
    submit: async () => {
      if (isUnderWay.current || sending.status === 'sent') return;
      isUnderWay.current = true;
      await formik.submitForm();
      isUnderWay.current = false;
      setAttempts((count) => count + 1);
    },
  };
}
