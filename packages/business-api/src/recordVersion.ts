import * as yup from 'yup';

/** The largest number that the database counts versions with. */
const MOST = 2_147_483_647;

/** The version of a record that whoever changes it has seen. */
export const recordVersion = yup.number().required().integer().min(1).max(MOST);
