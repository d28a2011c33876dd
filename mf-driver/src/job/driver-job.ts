import type { BookingStatus } from '@saltbush/consignments/api';

export interface DriverStop {
  businessName: string;
  street: string;
  suburb: string;
  contactName: string;
  phone: string;
  instructions: string;
  hasForklift: boolean;
  dateLocal: string | null;
  timeLocal: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface DriverJob {
  reference: string;
  status: BookingStatus;
  driver: string | null;
  vehicle: string | null;
  pickup: DriverStop;
  delivery: DriverStop;
  goods: string;
  packageCount: number;
  packages: string[];
  isDangerous: boolean;
  scanned: { pickup: string[]; delivery: string[] };
  takesPositions: boolean;
  closesAt: string;
}

export type ScanStage = 'pickup' | 'delivery';

export type DriverReport = { id: string; at: string } & (
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

export interface ReportsAnswer {
  taken: string[];
  refused: { id: string; code: string; message: string }[];
  job: DriverJob;
}

export type ProofPicture = 'signature' | 'photo';
