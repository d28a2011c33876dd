import { siteApi } from '@saltbush/contract/api';
import { injectApi } from '../store/store.ts';

// The API joins the store with the first page that asks for it: no page pays for it before.
injectApi(siteApi);

export { siteApi };
