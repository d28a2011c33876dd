import * as yup from 'yup';

/** Largest PostgreSQL integer. */
const MOST = 2_147_483_647;

/** The version of the record that the sender of a change has seen. */
export const recordVersion = yup.number().required().integer().min(1).max(MOST);
