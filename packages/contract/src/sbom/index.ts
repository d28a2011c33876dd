// What is in a release, and what is known to be bad of it. For Node only
export { type Advisory, type AdvisoryList, knownBad, parseAdvisories } from './advisories.ts';
export {
  type PagePart,
  pageParts,
  pageProperty,
  parseSbom,
  SBOM_FILE,
  type Sbom,
  type SbomComponent,
  type SbomProperty,
} from './sbom-file.ts';
