import { listCapabilities } from '@saltbush/capability';
import { enquiries } from '@saltbush/enquiries/capability';

/** The business of the site. */
export const CAPABILITIES = listCapabilities(enquiries);
