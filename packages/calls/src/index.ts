// Why a call failed
export { apiError } from './apiError.ts';
// Event streams
export { createEventStream, type EventStream, type EventStreamState } from './createEventStream.ts';
export { type FailureWords, failureText } from './failureText.ts';
export { isApiError } from './isApiError.ts';
