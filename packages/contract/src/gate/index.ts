// Reasons to refuse a release

// The release beside the others of a site
export { activationFindings, staleBaseFindings } from './activationFindings.ts';
// APIs of remotes
export { isGatewayApi, reservedApiFindings } from './apiFindings.ts';
// Page weight
export { budgetFindings } from './budgetFindings.ts';
// Who owns which routes
export { claimedPaths } from './claimedPaths.ts';
// The release folder
export { contentId, type ReleaseDraft } from './contentId.ts';
export { createScriptReader } from './createScriptReader.ts';
export { FINDING_CODES, type Finding, type FindingCode } from './Finding.ts';
export { integrityOf } from './fileFindings.ts';
// File types
export { fileType } from './fileType.ts';
export { GATEWAY_APIS } from './gateway-apis.data.ts';
// Packages that the host hands out
export { packagePath, packagesOf, type SitePackage, type SitePackages } from './hostPackages.ts';
export { MANIFEST_FILE, SERVER_FOLDER } from './manifest-file.ts';
// What a release calls
export { needFindings } from './needFindings.ts';
export { ownerFindings } from './ownerFindings.ts';
export {
  brotliOptions,
  PAGE_BUDGET_BYTES,
  type PageSize,
  pageSizes,
  WORTH_COMPRESSING_BYTES,
  wireBytes,
} from './pageSizes.ts';
// What the host provides to remotes
export { type ContractSurface, parseSurface } from './parseSurface.ts';
export type { RouteClaim, RouteGrant, RouteOwnership } from './RouteOwnership.ts';
export { type FolderReading, readFolder } from './readFolder.ts';
export { type ManifestReading, readManifest } from './readManifest.ts';
export { readScript, type ScriptReading } from './readScript.ts';
export { isGatewayPath } from './reservedFindings.ts';
export { routeNames } from './routeNames.ts';
export { routeShape } from './routeShape.ts';
export { saveFindings } from './saveFindings.ts';
export { searchRoutes } from './searchFindings.ts';
export { seniorClaim } from './seniorClaim.ts';
export { SINGLETON_MARKERS } from './singleton-markers.data.ts';
export { singletonFindings } from './singletonFindings.ts';
export { fitFindings, type SitePlace, siteFindings } from './siteFindings.ts';
export { withoutTakenPages } from './withoutTakenPages.ts';
