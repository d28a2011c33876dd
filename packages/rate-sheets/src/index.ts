export { RateSheetField } from './RateSheetField.tsx';
export { type ChosenSheet, type RateSheetChoice, useRateSheet } from './useRateSheet.ts';
