/** Values of the form for a service, as typed. */
export interface ServiceWish {
  remote: string;
  version: string;
  upstream: string;
  health: string;
  seconds: string;
  reason: string;
}

const HEALTH = /^\/[\w./-]{0,99}$/;

/** Errors by field. Whether an address is one that a service may have is for the gateway to say. */
export function serviceErrors(wish: ServiceWish): Partial<Record<keyof ServiceWish, string>> {
  const { remote, upstream, health, seconds, reason } = wish;
  return {
    ...(remote === '' && { remote: 'Choose the remote whose service it is.' }),
    ...(!isWebAddress(upstream.trim()) && { upstream: 'Give an address such as https://tracking.internal:8443.' }),
    ...(!HEALTH.test(health.trim()) && { health: 'Give a path such as /healthz.' }),
    ...(!isTime(seconds) && { seconds: 'Give 0.1 to 30 seconds.' }),
    ...(reason.trim() === '' && { reason: 'Say why: the activity log shows it.' }),
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isTime(seconds: string): boolean {
  const count = Number(seconds);
  return seconds.trim() !== '' && count >= 0.1 && count <= 30;
}
