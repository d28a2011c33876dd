// Tables as files for spreadsheets
export { csvText, FORMULA } from './csvText.ts';
export { mapLazily } from './mapLazily.ts';
export { readFlag } from './readFlag.ts';
export { readPhone } from './readPhone.ts';
export { sendCsv } from './sendCsv.ts';
