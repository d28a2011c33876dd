import * as yup from 'yup';

const isStringMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string');

const isListMap = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string'));

export const stringMap = yup.mixed(isStringMap).required();

export const fileListMap = yup.mixed(isListMap).required();

export const usedExports = yup
  .mixed(
    (value): value is Record<string, Record<string, string>> =>
      typeof value === 'object' && value !== null && Object.values(value).every(isStringMap),
  )
  .optional();

export const offeredExports = yup
  .mixed(
    (value): value is Record<string, Record<string, string[]>> =>
      typeof value === 'object' && value !== null && Object.values(value).every(isListMap),
  )
  .optional();
