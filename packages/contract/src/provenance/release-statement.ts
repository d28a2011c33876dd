import * as yup from 'yup';
import type { Release } from '../release.ts';
import { releaseDigest } from './releaseDigest.ts';

/** Where the signature lies in an archive that is published. It is no file of the release, which it signs. */
export const SIGNATURE_FILE = 'release.sigstore.json';
/** Of `SIGNATURE_FILE`. A bundle with a certificate and an entry of a transparency log has about 10 KB. */
export const MOST_SIGNATURE_BYTES = 64 * 1024;
/** Media type of the statement (DSSE `payloadType`). */
export const STATEMENT_MEDIA_TYPE = 'application/vnd.in-toto+json';
/** For how long a signature may be good. It is made right before the upload. */
export const LONGEST_SIGNATURE_MS = 60 * 60 * 1000;

const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'https://saltbushfreight.example/release/v1';

/** What is signed: an in-toto statement about one release, for one site and for a while. */
export interface ReleaseStatement {
  _type: typeof STATEMENT_TYPE;
  /** One: the release, by the digest over its manifest and so over every file. */
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: typeof PREDICATE_TYPE;
  predicate: {
    /** Origin of the site that it is published to. */
    site: string;
    /** Not part of the digest, since the same files may come from two commits. */
    commit: string | null;
    /** ISO 8601. */
    issuedAt: string;
    expiresAt: string;
  };
}

const subjectName = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `${name}@${version}`;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const time = yup
  .string()
  .required()
  .matches(TIME, '${path} must be a time such as 2026-11-27T09:30:00.000Z')
  .test('is-a-time', '${path} must be a time that there is', (value) => !Number.isNaN(Date.parse(value ?? '')));

const statement = yup
  .object({
    _type: yup.mixed<typeof STATEMENT_TYPE>().oneOf([STATEMENT_TYPE]).required(),
    subject: yup
      .array(
        yup
          .object({
            name: yup.string().required().max(200),
            digest: yup
              .object({
                sha256: yup
                  .string()
                  .required()
                  .matches(/^[0-9a-f]{64}$/),
              })
              .noUnknown()
              .required(),
          })
          .noUnknown(),
      )
      .required()
      .length(1, 'subject must be exactly one release'),
    predicateType: yup.mixed<typeof PREDICATE_TYPE>().oneOf([PREDICATE_TYPE]).required(),
    predicate: yup
      .object({
        site: yup.string().required().max(300),
        commit: yup.string().nullable().defined().max(300),
        issuedAt: time,
        expiresAt: time,
      })
      .noUnknown()
      .required(),
  })
  .noUnknown()
  .required();

/** The statement of a release for the site at `site`, an origin. */
export function releaseStatement(
  release: Release,
  { site, issuedAt, expiresAt }: { site: string; issuedAt: Date; expiresAt: Date },
): ReleaseStatement {
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: subjectName(release), digest: { sha256: releaseDigest(release) } }],
    predicateType: PREDICATE_TYPE,
    predicate: {
      site,
      commit: release.commit,
      issuedAt: issuedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
  };
}

/** Parses a statement. @throws SyntaxError or a yup `ValidationError` for what is none. */
export function parseStatement(text: string): ReleaseStatement {
  return statement.validateSync(JSON.parse(text), { strict: true }) as ReleaseStatement;
}
