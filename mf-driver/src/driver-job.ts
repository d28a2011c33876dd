import type { PodPicture } from '@saltbush/consignments/api';
import type { DriverJob } from '@saltbush/positions/api';

/** Where labels are scanned. */
export type ScanStage = keyof DriverJob['scanned'];

/** A picture of the proof of delivery. */
export type ProofPicture = PodPicture;
