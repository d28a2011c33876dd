import { StartFault } from '../errors.ts';

export interface TracesConfig {
  /** Where the collector takes traces. */
  url: string;
  /** Headers that it needs, such as a key. */
  headers: Record<string, string>;
  /** Share of the traces that are recorded, from 0 to 1. */
  ratio: number;
  service: string;
  /** What else is said of this gateway. */
  attributes: Record<string, string>;
}

type Env = Readonly<Record<string, string | undefined>>;

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'];
const PROTOCOL = 'http/json';

function refuse(message: string): never {
  throw new StartFault(message, { code: 'bad-configuration' });
}

function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function addressOf(env: Env): string | null {
  const own = text(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const all = text(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  const name = own === null ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
  const value = own ?? all;
  if (value === null) return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    refuse(`${name} is "${value}". Give the web address of a collector, such as http://127.0.0.1:4318.`);
  }
  return own ?? `${value.endsWith('/') ? value.slice(0, -1) : value}/v1/traces`;
}

/** Such as `key=value,other=value`, values percent-encoded. What is wrong is not quoted, since it may be a secret. */
function pairs(env: Env, name: string): Record<string, string> {
  const parts = (text(env, name) ?? '').split(',').map((part) => part.trim());
  return Object.fromEntries(
    parts.filter(Boolean).map((part) => {
      const [, key, value = ''] = /^([\w.-]{1,100})=(.{0,4000})$/.exec(part) ?? [];
      if (key === undefined)
        return refuse(`${name} cannot be read. Give pairs such as key=value, with commas between.`);
      try {
        return [key, decodeURIComponent(value)];
      } catch {
        return refuse(`${name} has a value with a percent sign that encodes nothing. Write %25 for it.`);
      }
    }),
  );
}

/** What a request says of sampling is never believed, so `parentbased_` changes nothing. */
function ratioOf(env: Env): number {
  const named = text(env, 'OTEL_TRACES_SAMPLER') ?? 'always_on';
  const sampler = named.replace(/^parentbased_/, '');
  if (!SAMPLERS.includes(sampler)) {
    refuse(`OTEL_TRACES_SAMPLER is "${named}". Use ${SAMPLERS.join(', ')}, each with or without parentbased_.`);
  }
  if (sampler !== 'traceidratio') return sampler === 'always_on' ? 1 : 0;
  const value = text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(value);
  if (!(ratio >= 0 && ratio <= 1))
    refuse(`OTEL_TRACES_SAMPLER_ARG is "${value}". Give a share from 0 to 1, such as 0.1.`);
  return ratio;
}

/**
 * Where traces go, by OpenTelemetry's own variables; null when they go nowhere.
 * @throws StartFault `bad-configuration`, naming the variable and what to give.
 */
export function tracesConfig(env: Env): TracesConfig | null {
  const url = addressOf(env);
  if (url === null || text(env, 'OTEL_SDK_DISABLED') === 'true' || text(env, 'OTEL_TRACES_EXPORTER') === 'none')
    return null;
  const protocol =
    text(env, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? text(env, 'OTEL_EXPORTER_OTLP_PROTOCOL') ?? PROTOCOL;
  if (protocol !== PROTOCOL) {
    refuse(
      `OTEL_EXPORTER_OTLP_PROTOCOL is "${protocol}". This gateway sends ${PROTOCOL}, which collectors take at the same port ` +
        'as http/protobuf (4318). Set it to that, or unset it.',
    );
  }
  const { 'service.name': named, ...attributes } = pairs(env, 'OTEL_RESOURCE_ATTRIBUTES');
  return {
    url,
    headers: { ...pairs(env, 'OTEL_EXPORTER_OTLP_HEADERS'), ...pairs(env, 'OTEL_EXPORTER_OTLP_TRACES_HEADERS') },
    ratio: ratioOf(env),
    service: text(env, 'OTEL_SERVICE_NAME') ?? named ?? 'saltbush-gateway',
    attributes,
  };
}
