import { type JsonOptions, readJson } from '@saltbush/capability/http';
import type { Request, Response } from 'express';

/** Reads a request's body now. @throws like the handler of `readJson`. */
type JsonReader = (request: Request, response: Response) => Promise<unknown>;

/**
 * Reads JSON bodies inside a route, after it has checked who asks and that they may. So the gateway never holds a body
 * from somebody without the right to send it.
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
