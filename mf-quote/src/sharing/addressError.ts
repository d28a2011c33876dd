import { emailSchema } from '@saltbush/business-api/email';
import { ValidationError } from 'yup';

/** What is wrong with an e-mail address; undefined when nothing is. */
export function addressError(to: string): string | undefined {
  try {
    emailSchema.validateSync(to, { strict: true });
    return undefined;
  } catch (error) {
    if (ValidationError.isError(error)) return error.message;
    throw error;
  }
}
