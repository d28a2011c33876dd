import * as yup from 'yup';
import type { StatusBadge } from './booking-statuses.ts';
import { MOST_CONSIGNMENTS, MOST_LABELS, PAPER_KINDS, type PaperKind } from './packages.ts';

/** Labels that one request makes: less than half a second of work. A whole number of sheets of four. */
export const LABELS_A_PIECE = 100;
/** Consignment notes that one request makes. */
export const NOTES_A_PIECE = 20;

/** What one request makes for a consignment. */
export interface PaperPart {
  reference: string;
  /** Packages of the consignment; from 1 to 100. */
  packages: number;
  /** The first and the last package to have a label. A note names all of them. */
  from: number;
  to: number;
}

/** `POST /api/shipments/papers`: asks what there is to print. */
export interface PapersInput {
  paper: PaperKind;
  /** References, at most 1,000. One that is there twice counts once. */
  references: string[];
}

/**
 * What there is to print, in pieces for `POST /api/shipments/papers.pdf`. They are in the order of the references, and
 * one PDF when they are put behind one another: on sheets of four labels only the last has empty places.
 */
export interface PapersPlan {
  /** Labels or notes in each piece, and what to send for it. */
  pieces: { count: number; parts: PaperPart[] }[];
  /** Labels or notes in all of them. */
  count: number;
  consignments: number;
  /** Consignments that are not carried: they were declined or cancelled. */
  leftOut: { reference: string; badge: StatusBadge }[];
}

/** `POST /api/shipments/papers.pdf`: makes a piece. */
export interface PaperPiece {
  paper: PaperKind;
  /** At most 100 labels or 20 notes. */
  parts: PaperPart[];
}

const REFERENCE_LENGTH = 40;

const reference = yup
  .string()
  .required('Name the consignment')
  .max(REFERENCE_LENGTH)
  .matches(/^[A-Za-z0-9-]+$/, 'This is no reference of a consignment');

const paper = yup
  .mixed<PaperKind>()
  .oneOf([...PAPER_KINDS], `Paper must be one of ${PAPER_KINDS.join(', ')}`)
  .defined();

const packageNumber = yup.number().required().integer().min(1).max(MOST_LABELS);

export const papersSchema = yup
  .object({
    paper,
    references: yup
      .array(reference)
      .defined()
      .min(1, 'Choose at least one consignment')
      .max(MOST_CONSIGNMENTS, 'At most 1,000 consignments are printed at once. Choose fewer.'),
  })
  .noUnknown();

const part = yup
  .object({
    reference,
    packages: packageNumber,
    from: packageNumber,
    to: packageNumber.when(['from', 'packages'], ([from, packages], field) =>
      field.test(
        'order',
        'To must be a package from the first to the last',
        (value) => value >= from && value <= packages,
      ),
    ),
  })
  .noUnknown();

/** Labels that a piece asks for. */
const labelsOf = (parts: readonly Pick<PaperPart, 'from' | 'to'>[]): number =>
  parts.reduce((sum, { from, to }) => sum + to - from + 1, 0);

export const paperPieceSchema = yup
  .object({
    paper,
    parts: yup
      .array(part)
      .defined()
      .min(1, 'Choose at least one consignment')
      .max(LABELS_A_PIECE, 'At most 100 labels are made by one request.')
      .when('paper', ([kind], field) =>
        kind === 'notes'
          ? field.test('notes', 'At most 20 notes are made by one request.', (parts) => parts.length <= NOTES_A_PIECE)
          : field.test(
              'labels',
              'At most 100 labels are made by one request.',
              (parts) => labelsOf(parts) <= LABELS_A_PIECE,
            ),
      ),
  })
  .noUnknown();
