import { tracesConfig } from './tracesConfig.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };

describe('where traces go', () => {
  it.each([
    ['without a collector', {}],
    ['when OpenTelemetry is switched off', { ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }],
    ['when no traces are wanted', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
  ])('is nowhere %s', (_what, env) => {
    expect(tracesConfig(env)).toBeNull();
  });

  it('is the path for traces of the collector, or the address for traces as it is', () => {
    expect(tracesConfig(ENDPOINT)?.url).toBe('http://127.0.0.1:4318/v1/traces');
    const own = { ...ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/in' };
    expect(tracesConfig(own)?.url).toBe('https://collector.example/in');
  });

  it('takes names, headers and the share that is recorded', () => {
    const env = {
      ...ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc=, x-tenant=freight',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=ignored,deployment.environment.name=staging',
      OTEL_SERVICE_NAME: 'gateway-a',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    };
    expect(tracesConfig(env)).toEqual({
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: { authorization: 'Basic abc=', 'x-tenant': 'freight' },
      ratio: 0.25,
      service: 'gateway-a',
      attributes: { 'deployment.environment.name': 'staging' },
    });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'sends http/json'],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'Use always_on, always_off, traceidratio'],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10' }, 'from 0 to 1'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'no pair' }, 'Give pairs such as key=value'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'x=%zz' }, 'Write %25'],
  ])('is refused with what to do: %j', (env, message) => {
    expect(() => tracesConfig(env)).toThrow(message);
  });

  it('does not quote a header that cannot be read, since it may be a secret', () => {
    expect(() => tracesConfig({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'Bearer s3cret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('s3cret') }),
    );
  });
});
