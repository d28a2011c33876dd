import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { parseConfig } from './config.ts';

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const DRIVER_FORM = {
  DRIVER_FORM_SCRIPT: 'https://forms.example/embed.js',
  DRIVER_FORM_PORTAL_ID: '123',
  DRIVER_FORM_INDUCTION_FORM_ID: 'in',
  DRIVER_FORM_APPLICATION_FORM_ID: 'ap',
  DRIVER_FORM_REGION: 'ap1',
};

describe('parseConfig', () => {
  it('needs nothing', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      nodeEnv: 'development',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      testDatabaseUrl: null,
      issuer: { kind: 'embedded' },
      sessionSecret: null,
      operatorToken: null,
      smtpUrl: null,
      mailFrom: 'quotes@saltbushfreight.example',
      linkSecret: null,
      logKey: null,
      clockFile: null,
      dev: null,
      renderProcesses: 8,
      renderMemoryMb: 768,
      trustedProxies: 0,
      logLevel: 'info',
    });
    expect(config.dataDir).toMatch(/[/\\]\.data$/);
  });

  it('takes what is given, and treats empty as not given', () => {
    const config = parseConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.saltbush.example/',
      DATA_DIR: '/var/lib/saltbush',
      DATABASE_URL: '',
      OIDC_ISSUER: 'https://login.saltbush.example/realm/',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: 'secret',
      DEV_SERVER_URL: 'http://localhost:3100',
      DEV_REMOTES: 'mf-quote, mf-ar',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://www.saltbush.example',
      dataDir: '/var/lib/saltbush',
      databaseUrl: null,
      testDatabaseUrl: null,
      issuer: {
        kind: 'external',
        issuerUrl: 'https://login.saltbush.example/realm',
        clientId: 'site',
        clientSecret: 'secret',
      },
      dev: { serverUrl: 'http://localhost:3100', remotes: ['mf-quote', 'mf-ar'] },
      trustedProxies: 1,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '30.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'saltbush.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://saltbush.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://saltbush.example/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['TEST_DATABASE_URL', { TEST_DATABASE_URL: 'postgres://localhost/test' }],
    ['TEST_DATABASE_URL', { DATABASE_URL: 'postgres://localhost/x', TEST_DATABASE_URL: 'postgres://localhost/x' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://login.example' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'login', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
    ['OPERATOR_TOKEN', { OPERATOR_TOKEN: 'short' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['DEV_SERVER_URL', { DEV_REMOTES: 'mf-quote' }],
    ['DEV_REMOTES', { DEV_REMOTES: 'quote', DEV_SERVER_URL: 'http://localhost:3100' }],
    ['LOAD_TIMEOUT_MS', { LOAD_TIMEOUT_MS: '0' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['DRIVER_FORM_REGION', { DRIVER_FORM_SCRIPT: 'https://forms.example/embed.js' }],
    ['DRIVER_FORM_SCRIPT', { ...DRIVER_FORM, DRIVER_FORM_SCRIPT: 'embed.js' }],
    ['DRIVER_FORM_ORIGINS', { ...DRIVER_FORM, DRIVER_FORM_ORIGINS: 'https://a.example, b' }],
    ['MAIL_FROM', { MAIL_FROM: 'Quotes <quotes@example.com>' }],
    ['LINK_SECRET', { LINK_SECRET: 'short' }],
    ['LOG_KEY', { LOG_KEY: 'short' }],
    ['LOG_KEY', { LOG_KEY: pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey) }],
    ['CLOCK_FILE', { CLOCK_FILE: '/tmp/time', NODE_ENV: 'production' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong', (variable, env) => {
    const parse = () => parseConfig(env);
    expect(parse).toThrow(expect.objectContaining({ code: 'bad-configuration' }));
    expect(parse).toThrow(variable);
  });

  it("opens the origins of a third party's form, and none by default", () => {
    expect(parseConfig({}).driverForms).toBeNull();
    const { driverForms } = parseConfig({ ...DRIVER_FORM, DRIVER_FORM_ORIGINS: 'https://api.forms.example' });
    expect(driverForms).toMatchObject({
      formIds: { induction: 'in', application: 'ap' },
      origins: ['https://forms.example', 'https://api.forms.example'],
    });
  });

  it('reads the key that signs the log', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    expect(parseConfig({ LOG_KEY: pem(privateKey) }).logKey?.equals(privateKey)).toBe(true);
  });

  it('never repeats a secret', () => {
    expect(() => parseConfig({ OPERATOR_TOKEN: 'hunter2' })).not.toThrow('hunter2');
    expect(() => parseConfig({ DATABASE_URL: 'mysql://me:hunter2@localhost/x' })).not.toThrow('hunter2');
    expect(() => parseConfig({ SMTP_URL: 'mail://me:hunter2@localhost' })).not.toThrow('hunter2');
  });
});
