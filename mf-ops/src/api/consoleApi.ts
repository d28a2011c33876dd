import { siteApi } from '@saltbush/contract/api';

/** The site's API with the tags of the release console: the gateway's stream of the log makes them stale. */
export const consoleApi = siteApi.enhanceEndpoints({
  addTagTypes: ['Releases', 'ReleaseHealth', 'ReleaseTokens', 'ReleasePreviews'],
});
