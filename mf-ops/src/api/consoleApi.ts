import { siteApi } from '@saltbush/contract/api';

/** The site's API with the tags of the release console. The gateway's event stream invalidates them. */
export const consoleApi = siteApi.enhanceEndpoints({
  addTagTypes: [
    'Releases',
    'ReleaseFlags',
    'ReleaseHealth',
    'ReleaseTokens',
    'ReleasePreviews',
    'ReleasePublishers',
    'ReleaseRoutes',
    'RemoteApis',
    'Failures',
  ],
});
