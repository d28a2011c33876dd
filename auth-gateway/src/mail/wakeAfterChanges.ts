import type { RequestHandler } from 'express';
import type { MailSender } from './createMailSender.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Wakes the sender when a request that may have queued a mail is answered, since its transaction has ended by then. */
export function wakeAfterChanges(sender: Pick<MailSender, 'wake'>): RequestHandler {
  return ({ method }, response, next) => {
    if (!SAFE_METHODS.has(method)) response.once('finish', sender.wake);
    next();
  };
}
