// Why a call failed
export { apiError } from './apiError.ts';
// Answers that are waited for while the site is busy
export { askForAnswer } from './askForAnswer.ts';
export type { Patience } from './askPatiently.ts';
// Event streams
export { createEventStream, type EventStream, type EventStreamState } from './createEventStream.ts';
export { type FailureWords, failureText } from './failureText.ts';
// Files that are sent, or made in pieces
export { createPdfJoin } from './files/createPdfJoin.ts';
export { type FileSent, sendFile } from './files/sendFile.ts';
export { type PdfJob, startPdfJob } from './files/startPdfJob.ts';
export { isApiError } from './isApiError.ts';
// Calls that no store of an API remembers
export { type Tried, tryCall } from './tryCall.ts';
