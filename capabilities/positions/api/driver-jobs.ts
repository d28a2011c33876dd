import type { BookingStatus } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { MOST_REPORTS, RECEIVED_BY_LENGTH } from './position-limits.data.ts';

/** The pickup or the delivery, as the driver needs it. */
export interface DriverStop {
  businessName: string;
  street: string;
  suburb: string;
  contactName: string;
  phone: string;
  /** The sender's words for the driver; may be blank. */
  instructions: string;
  hasForklift: boolean;
  /** On the calendar of the stop; of the delivery, the expected day. Null when it is not known. */
  dateLocal: IsoDate | null;
  /** `15:30` on the clock of the stop; null when no time was agreed. */
  timeLocal: string | null;
  /** The centre of its suburb; null where the site does not know where it is. */
  latitude: number | null;
  longitude: number | null;
}

/** `GET /api/driver-jobs/:token`: what a driver needs, without prices and without anybody else's freight. */
export interface DriverJob {
  reference: string;
  status: BookingStatus;
  driver: string | null;
  vehicle: string | null;
  pickup: DriverStop;
  delivery: DriverStop;
  goods: string;
  packageCount: number;
  /** SSCCs of the packages that have a label, at most 100. */
  packages: string[];
  isDangerous: boolean;
  scanned: { pickup: string[]; delivery: string[] };
  /** Positions are taken from the pickup until the delivery, and only while the driver shares them. */
  takesPositions: boolean;
  /** When the link ends, ISO 8601. */
  closesAt: string;
}

interface Reported {
  /** A UUID made once for each report. Sent again, it is taken no second time. */
  id: string;
  /** By the telephone's clock, ISO 8601. */
  at: string;
}

/** What a driver reports. A batch takes them all as `DriverReportFields`, so that one that lacks a field refuses itself alone. */
export type DriverReport = Reported &
  (
    | { kind: 'position'; latitude: number; longitude: number; accuracyM: number | null }
    | { kind: 'picked-up' }
    | { kind: 'scan'; sscc: string; stage: ScanStage }
    | {
        kind: 'delivered';
        receivedBy: string;
        latitude: number | null;
        longitude: number | null;
        accuracyM: number | null;
      }
  );

export const REPORT_KINDS = ['position', 'picked-up', 'scan', 'delivered'] as const;
export const SCAN_STAGES = ['pickup', 'delivery'] as const;
export type ScanStage = (typeof SCAN_STAGES)[number];

/** The fields of all kinds of reports; which of them a kind needs, `DriverReport` says. */
export interface DriverReportFields extends Reported {
  kind: (typeof REPORT_KINDS)[number];
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Metres. */
  accuracyM?: number | null | undefined;
  /** 18 digits. */
  sscc?: string | undefined;
  stage?: ScanStage | undefined;
  receivedBy?: string | undefined;
}

/** `POST /api/driver-jobs/:token/reports`: what happened, in the order of `at`, also hours later. */
export interface DriverReportsInput {
  reports: DriverReportFields[];
}

/** A report that was not taken, and never will be: whoever sent it drops it. */
export interface RefusedReport {
  id: string;
  code: ReportFault;
  message: string;
}

/** Why a report is refused. */
export type ReportFault =
  /** A field of its kind is missing or wrong. */
  | 'report-incomplete'
  /** Its time is still to come, or before the link was made. */
  | 'report-time'
  /** It lies outside Australia. */
  | 'report-place'
  /** The job does not run: positions and scans of a delivery are taken from the pickup until the delivery. */
  | 'report-not-now'
  /** The label belongs to other freight. */
  | 'report-other-freight'
  /** More was reported through this link than any job needs. */
  | 'report-too-many';

export interface DriverReportsAnswer {
  /** Ids of the reports that were taken, now or before. */
  taken: string[];
  refused: RefusedReport[];
  /** The job after them. */
  job: DriverJob;
}

const AT_LENGTH = 40;
const SSCC_LENGTH = 40;
/** Beyond it a fix says nothing, as of a telephone that knows only its country. */
const WORST_ACCURACY_M = 100_000;

const degrees = (most: number) => yup.number().optional().nullable().min(-most).max(most);

/** Wide, since a report that is refused alone does not keep the others of its batch from being taken. */
export const driverReportsSchema = yup
  .object({
    reports: yup
      .array(
        yup
          .object({
            id: yup.string().required().uuid(),
            at: yup.string().required().max(AT_LENGTH),
            kind: yup
              .mixed<DriverReportFields['kind']>()
              .oneOf([...REPORT_KINDS])
              .defined(),
            latitude: degrees(90),
            longitude: degrees(180),
            accuracyM: yup.number().optional().nullable().min(0).max(WORST_ACCURACY_M),
            sscc: yup.string().optional().max(SSCC_LENGTH),
            stage: yup
              .mixed<ScanStage>()
              .oneOf([...SCAN_STAGES])
              .optional(),
            receivedBy: yup.string().optional().max(RECEIVED_BY_LENGTH),
          })
          .noUnknown()
          .required(),
      )
      .defined()
      .min(1, 'Send at least one report')
      .max(MOST_REPORTS, 'Send at most ${max} reports at once'),
  })
  .noUnknown();
