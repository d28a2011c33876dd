import { requiredLine } from '@saltbush/business-api/texts';
import type { DriverReport, DriverReportFields } from '../api/driver-jobs.ts';
import { RECEIVED_BY_LENGTH } from '../api/position-limits.data.ts';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;
const SSCC = /^\d{18}$/;
const NOWHERE = { latitude: null, longitude: null, accuracyM: null };
const receiver = requiredLine('Received by', RECEIVED_BY_LENGTH);

const isMoment = (text: string): boolean => ISO.test(text) && !Number.isNaN(Date.parse(text));

/** A report by its kind, without the fields of others; null where one of its own is missing or wrong. */
export function readReport(fields: DriverReportFields): DriverReport | null {
  const { kind, latitude = null, longitude = null, accuracyM = null, sscc, stage, receivedBy } = fields;
  const reported = { id: fields.id.toLowerCase(), at: fields.at };
  if (!isMoment(fields.at)) return null;
  if (kind === 'picked-up') return { ...reported, kind };
  if (kind === 'scan') {
    return sscc !== undefined && SSCC.test(sscc) && stage !== undefined ? { ...reported, kind, sscc, stage } : null;
  }
  if (kind === 'position') {
    return latitude === null || longitude === null ? null : { ...reported, kind, latitude, longitude, accuracyM };
  }
  if (!receiver.isValidSync(receivedBy, { strict: true })) return null;
  // Half a place is none.
  const place = latitude === null || longitude === null ? NOWHERE : { latitude, longitude, accuracyM };
  return { ...reported, kind, receivedBy: receivedBy.trim(), ...place };
}
