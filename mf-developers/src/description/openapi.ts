// What this page reads of an OpenAPI 3.1 description. The gateway writes it from its routes, types and schemas.

/** A schema of JSON Schema 2020-12. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly (string | number | boolean | null)[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema;
  items?: Schema;
  description?: string;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema?: Schema }>>;

export interface OperationObject {
  operationId: string;
  tags?: readonly string[];
  summary: string;
  description?: string;
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { $ref?: string; description?: string; content?: Content }>>;
}

/** What is sent to programs by itself, by the name of its event. */
export interface WebhookObject {
  summary?: string;
  description?: string;
  requestBody?: { content: Content };
}

export interface Description {
  info: { title: string; description?: string };
  servers?: readonly { url: string }[];
  tags?: readonly { name: string; description?: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  webhooks?: Readonly<Record<string, Readonly<Record<string, WebhookObject>>>>;
  components?: {
    schemas?: Readonly<Record<string, Schema>>;
    parameters?: Readonly<Record<string, Parameter>>;
  };
}

/** The named schemas, to which `$ref` leads. */
export type Schemas = Readonly<Record<string, Schema>>;
