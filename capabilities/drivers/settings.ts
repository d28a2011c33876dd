import type { DriverForms } from './api.ts';

/** A third party's forms in place of ours; null for ours. */
export type ThirdPartyForms = Omit<Extract<DriverForms, { status: 'embedded' }>, 'status'> | null;

declare module '@saltbush/capability/settings' {
  interface Settings {
    driverForms: ThirdPartyForms;
  }
}
