import { siteApi } from '@saltbush/contract/api';
import { injectApi } from '../store/store.ts';

// Joins the store when the first page asks for it, so that no page before it loads the API.
injectApi(siteApi);

export { siteApi };
