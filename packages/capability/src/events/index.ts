export { createEventStreams, type EventStream, type EventStreams } from './createEventStreams.ts';
export { eventText } from './eventText.ts';
export { lastEventId } from './lastEventId.ts';
