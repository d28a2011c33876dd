export { RateSheetField } from './RateSheetField.tsx';
export { sheetText } from './sheetText.ts';
export { type ChosenSheet, type RateSheetChoice, useRateSheet } from './useRateSheet.ts';
