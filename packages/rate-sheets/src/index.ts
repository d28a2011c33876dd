export { RateSheetField } from './RateSheetField.tsx';
export { type RateSheetChoice, useRateSheet } from './useRateSheet.ts';
