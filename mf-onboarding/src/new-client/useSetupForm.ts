import { newSubmissionId } from '@saltbush/business-api/submission-id';
import { clientFieldsSchema } from '@saltbush/clients/api';
import { type RateSheetChoice, useRateSheet } from '@saltbush/rate-sheets';
import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addZone } from './addZone.ts';
import { dropSetupDraft, isEmptySetup, keepSetupDraft, readSetupDraft } from './setup-draft.ts';
import { clientOf, EMPTY_SETUP, type SetupField, type SetupValues } from './setup-values.ts';
import { type SetupErrors, setupErrors } from './setupErrors.ts';
import { type SaveOutcome, useSaveSetup } from './useSaveSetup.ts';
import { useUnsavedWarning } from './useUnsavedWarning.ts';

const STILL_READING = 'Your rate sheet is still being read. Save again in a moment.';

const SHEET_GONE = 'Your rate sheet can no longer be read. Choose it again.';

/** Whether a chosen file still exists. Sending one that is gone looks like a broken connection. */
const canBeRead = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** What was restored from an earlier visit. */
export type Restored = { status: 'none' } | { status: 'restored'; hadRateSheet: boolean };

export interface SetupForm {
  values: SetupValues;
  errors: SetupErrors;
  change: (change: Partial<SetupValues>) => void;
  rateSheet: RateSheetChoice;
  restored: Restored;
  isSaving: boolean;
  /** Whether anything is not saved yet. */
  isDirty: boolean;
  startAgain: () => void;
  /** Zone that is typed but not added yet. */
  zoneText: string;
  setZoneText: (text: string) => void;
  /** Adds the typed zone, or shows why it cannot. */
  addTypedZone: () => string | null;
  save: () => Promise<SaveOutcome>;
}

/** State of the whole set-up: answers, errors, the chosen sheet, and the draft that outlives the tab. */
export function useSetupForm(): SetupForm {
  const [submissionId, setSubmissionId] = useState<string | null>(null);
  const [restored, setRestored] = useState<Restored>({ status: 'none' });
  const [zoneText, setZoneText] = useState('');
  const [isDone, setIsDone] = useState(false);
  const rateSheet = useRateSheet();
  const formik = useFormik<SetupValues>({
    initialValues: EMPTY_SETUP,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: () => undefined,
  });
  const { values, setValues } = formik;
  // Formik uses the values of the last render, so two changes before the next one would lose the first.
  const latest = useRef(EMPTY_SETUP);
  const apply = useCallback(
    (changed: Partial<SetupValues>) => {
      latest.current = { ...latest.current, ...changed };
      void setValues(latest.current);
    },
    [setValues],
  );
  const [errors, setErrors] = useState<SetupErrors>({});
  const { save: send, isSaving } = useSaveSetup();
  const hasRateSheet = rateSheet.sheet.status !== 'none';
  const isDirty = !isDone && (!isEmptySetup(values) || hasRateSheet || zoneText.trim() !== '');
  useUnsavedWarning(isDirty);

  // The server has no storage, so the first render is an empty form.
  useEffect(() => {
    const draft = readSetupDraft();
    setSubmissionId(draft?.submissionId ?? newSubmissionId());
    if (!draft) return;
    setRestored({ status: 'restored', hadRateSheet: draft.hadRateSheet });
    apply(draft.values);
  }, [apply]);

  useEffect(() => {
    if (submissionId === null || isDone || isEmptySetup(values)) return;
    keepSetupDraft({ values, submissionId, hadRateSheet: hasRateSheet });
  }, [values, submissionId, hasRateSheet, isDone]);

  const forget = (fields: readonly (SetupField | 'rateSheet')[]) =>
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !fields.some((f) => f === field))),
    );

  const change = (changed: Partial<SetupValues>) => {
    forget(Object.keys(changed) as SetupField[]);
    apply(changed);
  };

  const addTypedZone = (): string | null => {
    const added = addZone(values.deliveryZones, zoneText);
    if (added.status === 'refused') return added.message;
    if (added.status === 'added') change({ deliveryZones: added.zones });
    setZoneText('');
    return null;
  };

  /** Answers including a typed zone, because nobody presses plus after the last one. */
  const completeValues = (): { complete: SetupValues; found: SetupErrors } => {
    const added = addZone(values.deliveryZones, zoneText);
    const complete = added.status === 'added' ? { ...values, deliveryZones: added.zones } : values;
    const found = setupErrors(complete);
    if (added.status === 'refused') found.deliveryZones = added.message;
    const { sheet } = rateSheet;
    if (sheet.status === 'refused') found.rateSheet = sheet.message;
    if (sheet.status === 'reading') found.rateSheet = STILL_READING;
    return { complete, found };
  };

  const save = async (): Promise<SaveOutcome> => {
    if (submissionId === null) return { status: 'busy' };
    const { complete, found } = completeValues();
    setErrors(found);
    if (Object.keys(found).length > 0) return { status: 'invalid', errors: found };
    if (complete !== values) {
      setZoneText('');
      apply(complete);
    }
    const { sheet } = rateSheet;
    const file = sheet.status === 'valid' ? sheet.file : null;
    if (file !== null && !(await canBeRead(file))) {
      rateSheet.refuse(SHEET_GONE);
      setErrors({ rateSheet: SHEET_GONE });
      return { status: 'invalid', errors: { rateSheet: SHEET_GONE } };
    }
    // The schema accepted the values above; this only tells the compiler.
    const fields = clientFieldsSchema.validateSync(clientOf(complete), { strict: true });
    const outcome = await send({ ...fields, submissionId }, file);
    if (outcome.status === 'refused') {
      setErrors(outcome.errors);
      if (outcome.errors.rateSheet !== undefined) rateSheet.refuse(outcome.errors.rateSheet);
    }
    if (outcome.status === 'saved') {
      setIsDone(true);
      dropSetupDraft();
    }
    return outcome;
  };

  return {
    values,
    errors,
    change,
    rateSheet: {
      ...rateSheet,
      choose: (file) => {
        forget(['rateSheet']);
        rateSheet.choose(file);
      },
      remove: () => {
        forget(['rateSheet']);
        rateSheet.remove();
      },
    },
    restored,
    isSaving,
    isDirty,
    startAgain: () => {
      dropSetupDraft();
      apply(EMPTY_SETUP);
      rateSheet.remove();
      setErrors({});
      setZoneText('');
      setSubmissionId(newSubmissionId());
      setRestored({ status: 'none' });
    },
    zoneText,
    setZoneText,
    addTypedZone,
    save,
  };
}
