/** A failure that a person can act on: the message says what to do, `details` is what the failed program printed. */
export class StepError extends Error {
  code = 'step-failed';

  constructor(message, details = '') {
    super(message);
    this.details = details.trim();
  }
}
