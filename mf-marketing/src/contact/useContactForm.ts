import { fieldErrors } from '@saltbush/business-api/field-errors';
import { useDraft } from '@saltbush/contract';
import { type EnquiryFields, enquiryFieldsSchema } from '@saltbush/enquiries/api';
import { useFormik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { faultFields, faultText } from '../api/faultText.ts';
import { useSendEnquiryMutation } from '../api/sendEnquiry.ts';
import { createSubmissionIds } from '../drafts/createSubmissionIds.ts';
import { keptDraft } from '../drafts/keptDraft.ts';
import { typedValues } from '../drafts/typedValues.ts';
import type { ContactPrefill } from './contactPrefill.ts';

/** How long the button says "Message Sent!" before the form is cleared. */
export const SENT_MS = 3_000;

export const EMPTY_ENQUIRY: EnquiryFields = { name: '', email: '', phone: '', company: '', message: '' };

type Sending = { status: 'editing' } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; fault: string };

export interface ContactForm {
  form: RefObject<HTMLFormElement | null>;
  sending: Sending;
  /** Reference of the last sent message. */
  receipt: { reference: string; email: string } | null;
  values: EnquiryFields;
  field: (name: keyof EnquiryFields) => {
    name: string;
    value: string;
    error: string | undefined;
    readOnly: boolean;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
  };
  submit: () => Promise<void>;
}

const trimmed = (values: EnquiryFields): EnquiryFields => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  company: values.company.trim(),
  message: values.message.trim(),
});

/** State of the contact form, and sending it. */
export function useContactForm({ topic, message }: ContactPrefill): ContactForm {
  const form = useRef<HTMLFormElement>(null);
  // A second click can come before React renders the first.
  const isUnderWay = useRef(false);
  const [draft] = useState(() => keptDraft('saltbush-contact'));
  const [submissionIdOf] = useState(createSubmissionIds);
  const [sending, setSending] = useState<Sending>({ status: 'editing' });
  const [receipt, setReceipt] = useState<ContactForm['receipt']>(null);
  const [attempts, setAttempts] = useState(0);
  const [send] = useSendEnquiryMutation();

  const formik = useFormik<EnquiryFields>({
    initialValues: { ...EMPTY_ENQUIRY, message },
    validate: (values) => fieldErrors(enquiryFieldsSchema, trimmed(values)),
    onSubmit: async (values, { setErrors }) => {
      setSending({ status: 'sending' });
      const trap = String(new FormData(form.current ?? undefined).get('contact_me_by_fax') ?? '').slice(0, 200);
      const content = { ...trimmed(values), topic, trap };
      const { data, error } = await send({ submissionId: submissionIdOf(content), ...content });
      if (error) {
        setErrors(faultFields(error));
        setSending({ status: 'failed', fault: faultText(error) });
        return;
      }
      draft.clear();
      setReceipt({ reference: data.reference, email: content.email });
      setSending({ status: 'sent' });
    },
  });
  const { values, errors, touched, submitCount, setValues, setFieldValue, resetForm, setFieldTouched } = formik;
  const isDirty = Object.values(values).some((value) => value.trim() !== '') && sending.status !== 'sent';
  useDraft(isDirty || receipt !== null);

  // Restores the draft and what was typed before React started; the first render has neither.
  useEffect(() => {
    const { prefill, ...kept } = draft.read({ ...EMPTY_ENQUIRY, prefill: '' });
    const values = { ...EMPTY_ENQUIRY, message, ...kept };
    if (prefill !== message && message !== '') values.message = message;
    void setValues({ ...values, ...typedValues(form.current, EMPTY_ENQUIRY, { message }) }, false);
  }, [draft, message, setValues]);

  useEffect(() => {
    if (isDirty) draft.write({ ...values, prefill: message });
  }, [draft, isDirty, values, message]);

  useEffect(() => {
    if (sending.status !== 'sent') return;
    const timer = setTimeout(() => {
      resetForm({ values: EMPTY_ENQUIRY });
      setSending({ status: 'editing' });
    }, SENT_MS);
    return () => clearTimeout(timer);
  }, [sending.status, resetForm]);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  return {
    form,
    sending,
    receipt,
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: touched[name] || submitCount > 0 ? errors[name] : undefined,
      readOnly: sending.status === 'sending' || sending.status === 'sent',
      onChange: ({ target }) => {
        if (receipt && sending.status === 'editing') setReceipt(null);
        void setFieldValue(name, target.value);
      },
      onBlur: () => {
        if (values[name].trim() !== '') void setFieldTouched(name);
      },
    }),
    submit: async () => {
      if (isUnderWay.current || sending.status === 'sent') return;
      isUnderWay.current = true;
      await formik.submitForm();
      isUnderWay.current = false;
      setAttempts((count) => count + 1);
    },
  };
}
