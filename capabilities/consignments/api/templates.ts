import { requiredLine } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { TEMPLATE_NAME_LENGTH } from './template-limits.ts';

/** A booking that its client keeps under a name, to book the same again. */
export interface BookingTemplate {
  /** Such as `TPL-2026-00001`. */
  reference: string;
  name: string;
  /** The booking. `GET /api/shipments/:reference` says all of it. */
  shipmentReference: string;
  /** As typed. */
  from: string;
  to: string;
  serviceName: string;
  sender: string;
  receiver: string;
}

/** `GET /api/shipments/templates`, by name. */
export interface BookingTemplates {
  rows: BookingTemplate[];
}

/** `POST /api/shipments/:reference/templates`. */
export interface KeepTemplateInput {
  /** A UUID made once per form. Sent again, the gateway answers the same template. */
  submissionId: string;
  name: string;
}

export const keepTemplateSchema = yup
  .object({ submissionId: yup.string().required().uuid(), name: requiredLine('Name', TEMPLATE_NAME_LENGTH) })
  .noUnknown();
