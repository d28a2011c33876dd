import { KEY_SCOPES, type KeyScope } from '@saltbush/business-api/key-scopes';
import type { Capability, RouteFacts } from '@saltbush/capability';
import type { ApiSurface, Form, SurfaceRoute } from '@saltbush/contract/api-surface';
import { brand } from '@saltbush/ui/brand';
import { KEY_RATE } from '../keys/createKeys.ts';
import { INTRODUCTION } from './introduction.ts';
import { type JsonSchema, schemaOf } from './schemaOf.ts';
import { webhooksOf } from './webhooksOf.ts';

interface Described {
  capabilities: readonly Pick<Capability, 'name' | 'routes'>[];
  /** What each capability takes and gives, by its name. */
  surfaces: ReadonlyMap<string, ApiSurface>;
  publicUrl: string;
}

type OpenRoute = RouteFacts & { forKeys: NonNullable<RouteFacts['forKeys']> };

const PROBLEM = { $ref: '#/components/responses/Problem' };
const isOpen = (route: RouteFacts): route is OpenRoute => route.forKeys !== null;
const openApiPath = (path: string): string => path.replace(/:([A-Za-z]+)/g, '{$1}');

/** Such as `postBookings` for `POST /api/bookings`. */
function operationId(id: string): string {
  const [method = '', path = ''] = id.split(' ');
  const words = path.replace('/api/', '').split(/[^A-Za-z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** The names of the components, which are those of the types unless two capabilities mean different things by one. */
function createComponents(surfaces: Described['surfaces']) {
  const schemas: Record<string, JsonSchema> = {};
  const taken = new Map<string, string>();

  function referIn(capability: string, types: ApiSurface['types']) {
    return function refer(name: string): string {
      const text = JSON.stringify(types[name]);
      const isOthers = taken.has(name) && taken.get(name) !== text;
      const own = isOthers ? `${capability.charAt(0).toUpperCase()}${capability.slice(1)}${name}` : name;
      if (!taken.has(own)) {
        taken.set(own, text);
        schemas[own] = schemaOf(types[name] ?? {}, refer);
      }
      return `#/components/schemas/${own}`;
    };
  }
  const of = (capability: string) => {
    const { types = {} } = surfaces.get(capability) ?? {};
    const refer = referIn(capability, types);
    return (form: Form) => schemaOf(form, refer);
  };
  return { schemas, of };
}

function parametersOf(id: string, surface: SurfaceRoute, toSchema: (form: Form) => JsonSchema): JsonSchema[] {
  const inPath = [...id.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    schema: toSchema(surface.params?.properties?.[name] ?? { type: 'string' }),
  }));
  const { properties = {}, required = [] } = surface.query ?? {};
  const inQuery = Object.entries(properties).map(([name, { $comment, ...form }]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    ...($comment === undefined ? {} : { description: $comment }),
    schema: toSchema(form),
  }));
  return [...inPath, ...inQuery];
}

function answerOf({ answer }: SurfaceRoute, toSchema: (form: Form) => JsonSchema): JsonSchema {
  const media = answer.properties?.media?.enum;
  if (media === undefined)
    return { description: 'Done', content: { 'application/json': { schema: toSchema(answer) } } };
  const file = { schema: { type: 'string', contentMediaType: String(media[0]) } };
  return { description: 'The file', content: Object.fromEntries(media.map((type) => [type, file])) };
}

/** With 503 the gateway has no room for a request, or no test mode. */
const REFUSED = ['400', '401', '403', '404', '409', '429', '503'];
/** Too much was sent, or what can be read but not done: a load that nobody prices. */
const REFUSED_WITH_BODY = [...REFUSED, '413', '422'].sort();

/** The header may stand for it. */
const withoutSubmission = ({ required = [], ...body }: Form): Form => ({
  ...body,
  required: required.filter((name) => name !== 'submissionId'),
});

function operationOf(route: OpenRoute, surface: SurfaceRoute, toSchema: (form: Form) => JsonSchema): JsonSchema {
  const { id, forKeys, body, answers } = route;
  const { scope, summary, detail = '' } = forKeys;
  const codes = Object.keys(surface.refusals);
  const told =
    codes.length === 0 ? '' : `Refusals to tell apart, by \`code\`: ${codes.map((code) => `\`${code}\``).join(', ')}.`;
  return {
    operationId: operationId(id),
    tags: [KEY_SCOPES[scope].label],
    summary,
    description: [detail, told].filter(Boolean).join('\n\n'),
    security: [{ key: [scope] }],
    parameters: [
      ...parametersOf(id, surface, toSchema),
      ...(body === null ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ],
    ...(surface.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toSchema(withoutSubmission(surface.body)) } },
          },
        }),
    responses: {
      [String(answers)]: answerOf(surface, toSchema),
      ...Object.fromEntries((body === null ? REFUSED : REFUSED_WITH_BODY).map((status) => [status, PROBLEM])),
    },
  };
}

const COMPONENTS = {
  securitySchemes: {
    key: {
      ...{ type: 'http', scheme: 'bearer' },
      description: 'An API key: `sk_live_…` for freight that is carried, `sk_test_…` for the test mode.',
    },
  },
  parameters: {
    IdempotencyKey: {
      ...{ name: 'Idempotency-Key', in: 'header', required: false },
      description:
        'Stands for `submissionId` where the body names none. The same one counts once, however often it is sent.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
  },
  responses: {
    Problem: {
      description: 'What was refused, and what to do',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
};

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['status', 'title', 'code', 'detail'],
  properties: {
    status: { type: 'integer' },
    title: { type: 'string' },
    code: { type: 'string', description: 'For programs: it stays the same when the words change.' },
    detail: { type: 'string', description: 'For people: what is wrong, and what to do.' },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
      description: 'Each field that is wrong, with `invalid-input`.',
    },
  },
};

/**
 * The API for programs with a key, as OpenAPI 3.1. Paths, rights and words come from the routes that answer; what they take
 * and give from the surface, which is read from their types and schemas.
 */
export function describeApi({ capabilities, surfaces, publicUrl }: Described): JsonSchema {
  const { schemas, of } = createComponents(surfaces);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const open = capabilities.flatMap(({ name, routes }) => routes.filter(isOpen).map((route) => ({ name, route })));
  const order = Object.keys(KEY_SCOPES) as KeyScope[];
  open.sort((one, other) => order.indexOf(one.route.forKeys.scope) - order.indexOf(other.route.forKeys.scope));
  for (const { name, route } of open) {
    const surface = surfaces.get(name)?.routes[route.id];
    if (surface === undefined) throw new TypeError(`${route.id} is open to keys, and the surface lacks it.`);
    const [method = '', path = ''] = route.id.split(' ');
    paths[openApiPath(path)] = {
      ...paths[openApiPath(path)],
      [method.toLowerCase()]: operationOf(route, surface, of(name)),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: INTRODUCTION },
    servers: [{ url: publicUrl }],
    tags: [
      ...order.map((scope) => ({ name: KEY_SCOPES[scope].label, description: KEY_SCOPES[scope].does })),
      { name: 'Webhooks', description: 'What your own systems are told, once you added them in the portal' },
    ],
    security: [{ key: [] }],
    paths,
    webhooks: webhooksOf(),
    components: { ...COMPONENTS, schemas: { Problem: PROBLEM_SCHEMA, ...schemas } },
    'x-rate-limit': { requests: KEY_RATE.points, seconds: KEY_RATE.durationSeconds },
  };
}
