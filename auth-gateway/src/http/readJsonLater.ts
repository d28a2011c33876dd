import type { Request, Response } from 'express';
import { type JsonOptions, readJson } from './readJson.ts';

/** Reads a request's body now. @throws as the handler of `readJson` does. */
type JsonReader = (request: Request, response: Response) => Promise<unknown>;

/**
 * Reads JSON bodies within a route, once it is known who asks and that they may: nobody is made to wait for, or to keep, what
 * a stranger sends.
 */
export function readJsonLater(options?: JsonOptions): JsonReader {
  const read = readJson(options);
  return (request, response) =>
    new Promise((resolve, reject) => {
      read(request, response, (error) => {
        if (error === undefined) resolve(request.body);
        else reject(error);
      });
    });
}
