// What a signature of a release is about. For Node only
export {
  LONGEST_SIGNATURE_MS,
  MOST_SIGNATURE_BYTES,
  parseStatement,
  type ReleaseStatement,
  releaseStatement,
  SIGNATURE_FILE,
  STATEMENT_MEDIA_TYPE,
} from './release-statement.ts';
export { releaseDigest } from './releaseDigest.ts';
export { type StatementFault, statementFault } from './statementFault.ts';
