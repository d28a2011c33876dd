import * as yup from 'yup';

/** One export that exists at run time. */
interface ExportedForm {
  /** Hash over its declared type. */
  form: string;
  /** Earlier forms that callers may still have been built against. */
  compatible: string[];
}

/** Exports of each entry that remotes import at run time: the `surface.json` of @saltbush/contract. */
export type ContractSurface = Record<string, Record<string, ExportedForm>>;

const exportedForm = yup
  .object({ form: yup.string().required(), compatible: yup.array(yup.string().required()).required() })
  .noUnknown();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const surface = yup
  .mixed((value): value is ContractSurface => isObject(value))
  .required()
  .test('forms', 'each export needs a form and a list of compatible forms', (value) =>
    Object.values(value).every(
      (entry) =>
        isObject(entry) && Object.values(entry).every((one) => exportedForm.isValidSync(one, { strict: true })),
    ),
  );

/** Parses the content of a `surface.json`. Throws a yup `ValidationError`. */
export function parseSurface(json: unknown): ContractSurface {
  return surface.validateSync(json, { strict: true, abortEarly: false });
}
