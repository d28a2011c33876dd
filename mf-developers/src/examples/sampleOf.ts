import type { Parameter, Schemas } from '../description/openapi.ts';
import type { Operation } from '../description/operationsOf.ts';
import { exampleOf } from './exampleOf.ts';
import { filledPath } from './filledPath.ts';
import type { Sample } from './sample.ts';

function valuesIn(place: string, parameters: readonly Parameter[], schemas: Schemas): Record<string, string> {
  const shown = parameters.filter((each) => each.in === place && (place === 'path' || each.required === true));
  return Object.fromEntries(shown.map(({ name, schema }) => [name, String(exampleOf(schema, { schemas, name }))]));
}

/** `labels.pdf` of `/api/shipments/{reference}/labels.pdf`. */
export const fileNameOf = ({ path, file }: Pick<Operation, 'path' | 'file'>): string | null =>
  file === null ? null : (path.split('/').at(-1) ?? 'answer');

/** A call of the operation with values that its schemas allow. */
export function sampleOf(operation: Operation, schemas: Schemas, origin: string): Sample {
  const { method, path, parameters, body } = operation;
  return {
    ...{ origin, method, file: fileNameOf(operation) },
    path: filledPath(path, valuesIn('path', parameters, schemas), valuesIn('query', parameters, schemas)),
    body: body === null ? null : JSON.stringify(exampleOf(body, { schemas }), null, 2),
  };
}
