// A rate sheet
export { RateSheetField } from './RateSheetField.tsx';
// Reading any file in a worker
export { readInWorker } from './readInWorker.ts';
export { type ChosenSheet, type RateSheetChoice, useRateSheet } from './useRateSheet.ts';
export type { WorkerAnswer } from './worker-answer.ts';
