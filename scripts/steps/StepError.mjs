/** A failure that a person can act on. The message says what to do; `details` is the output of the failed program. */
export class StepError extends Error {
  code = 'step-failed';

  constructor(message, details = '') {
    super(message);
    this.details = details.trim();
  }
}
