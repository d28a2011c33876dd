/** A booking that its client keeps under a name. It goes with the booking. */
interface BookingTemplateTable {
  reference: string;
  booking_reference: string;
  submission_id: string;
  name: string;
  kept_at: Date;
}

export interface TemplateTables {
  booking_templates: BookingTemplateTable;
}
