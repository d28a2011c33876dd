import type { Description, OperationObject, Parameter, Schema } from './openapi.ts';

/** One call of the API. */
export interface Operation {
  /** Its `operationId`, which is also its anchor on the page. */
  id: string;
  method: string;
  /** Such as `/api/shipments/{reference}`. */
  path: string;
  summary: string;
  detail: string;
  parameters: readonly Parameter[];
  /** What it takes as JSON; null when it takes nothing. */
  body: Schema | null;
  /** What it answers as JSON; null for a file. */
  answer: Schema | null;
  /** Media type of a file; null for JSON. */
  file: string | null;
  /** Statuses of refusals. */
  refusals: readonly string[];
}

export interface Group {
  name: string;
  detail: string;
  operations: readonly Operation[];
}

const JSON_TYPE = 'application/json';

function parametersOf({ parameters = [] }: OperationObject, { components }: Description): Parameter[] {
  return parameters.flatMap((parameter) => {
    if (!('$ref' in parameter)) return [parameter];
    const known = components?.parameters?.[parameter.$ref.replace('#/components/parameters/', '')];
    return known ? [known] : [];
  });
}

function operationOf(path: string, method: string, operation: OperationObject, description: Description): Operation {
  const { operationId: id, summary, description: detail = '', requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const content = answers.find(([status]) => status.startsWith('2'))?.[1].content ?? {};
  const media = Object.keys(content)[0] ?? JSON_TYPE;
  return {
    ...{ id, path, summary, detail, method: method.toUpperCase() },
    parameters: parametersOf(operation, description),
    body: requestBody?.content[JSON_TYPE]?.schema ?? null,
    answer: content[JSON_TYPE]?.schema ?? null,
    file: media === JSON_TYPE ? null : media,
    refusals: answers.map(([status]) => status).filter((status) => !status.startsWith('2')),
  };
}

/** The calls of the API, by tag, in the order of the description. A call without a known tag comes last. */
export function operationsOf(description: Description): Group[] {
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? '',
      operation: operationOf(path, method, operation, description),
    })),
  );
  const tags = description.tags ?? [];
  const groups = tags.map(({ name, description: detail = '' }) => ({
    ...{ name, detail },
    operations: all.filter(({ tag }) => tag === name).map(({ operation }) => operation),
  }));
  const rest = all.filter(({ tag }) => tags.every(({ name }) => name !== tag)).map(({ operation }) => operation);
  return [...groups, { name: 'Other calls', detail: '', operations: rest }].filter(
    ({ operations }) => operations.length > 0,
  );
}
