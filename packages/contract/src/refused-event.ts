/** Sent to the window when the gateway refuses a call, since the session may have ended. The host looks into it. */
export const REFUSED_EVENT = 'saltbush:refused';
