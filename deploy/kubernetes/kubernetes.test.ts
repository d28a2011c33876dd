import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { Job } from 'kubernetes-types/batch/v1';
import type { PodSpec } from 'kubernetes-types/core/v1';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import { describeWith } from '../testing/describeWith.ts';
import { manifestFindings } from '../testing/manifestFindings.ts';
import { type Manifest, renderManifests } from '../testing/renderManifests.ts';

/** Kinds of the Prometheus operator, which brings their descriptions to the cluster itself. */
const OF_OPERATORS = ['ServiceMonitor'];

describeWith(['kubectl'], 'the Kubernetes manifests', () => {
  let manifests: Manifest[];
  beforeAll(() => {
    manifests = renderManifests('example');
  });
  const one = <Kind extends object>(kind: string, name: string) =>
    manifests.find((each) => each.kind === kind && each.metadata.name === name) as unknown as Kind;
  const pods = (): [string, PodSpec | undefined][] =>
    manifests
      .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      .map((each) => [each.metadata.name, (each as unknown as Deployment | Job).spec?.template.spec]);

  it('are valid for Kubernetes', () => {
    expect(manifestFindings(manifests, OF_OPERATORS)).toEqual([]);
  });

  it('would fail with a field that Kubernetes does not know', () => {
    const misspelled = JSON.parse(
      JSON.stringify(manifests).replace('"readinessProbe"', '"readynessProbe"'),
    ) as Manifest[];
    expect(manifestFindings(misspelled, OF_OPERATORS).join()).toContain('readynessProbe');
  });

  it('pass the restricted pod security standard, and write only into memory', () => {
    expect(pods().map(([name]) => name)).toEqual(['saltbush-gateway', 'saltbush-migrate', 'saltbush-releases']);
    for (const [name, pod] of pods()) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod?.containers ?? []) {
        expect([name, container.securityContext]).toEqual([
          name,
          {
            allowPrivilegeEscalation: false,
            privileged: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        ]);
        expect(container.resources?.limits?.memory).toBeDefined();
        expect(container.image).toMatch(/:\d+\.\d+\.\d+$/);
      }
    }
  });

  it('hold no secret: each comes from a file of a Secret that the operator creates', () => {
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
    for (const [name, pod] of pods()) {
      const given = pod?.containers.flatMap(({ env = [] }) => env) ?? [];
      for (const { name: variable, value } of given.filter((each) =>
        /SECRET|TOKEN|DATABASE_URL|SMTP/.test(each.name),
      )) {
        expect([name, variable, value]).toEqual([
          name,
          expect.stringMatching(/_FILE$/),
          expect.stringMatching(/^\/run\/secrets\/saltbush\//),
        ]);
      }
    }
  });

  it('keep as many gateways as before while they are replaced', () => {
    const { spec } = one<Deployment>('Deployment', 'saltbush-gateway');
    expect(spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    // The autoscaler sets the number; a number here would reset it at each rollout.
    expect(spec?.replicas).toBeUndefined();
    const [container] = spec?.template.spec?.containers ?? [];
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/healthz');
    expect(spec?.template.metadata?.labels).toMatchObject(spec?.selector.matchLabels ?? { none: '' });
  });

  it('let the publishing job reach the gateways, and no other pod of the namespace', () => {
    const { spec } = one<NetworkPolicy>('NetworkPolicy', 'saltbush-gateway');
    const { spec: deployment } = one<Deployment>('Deployment', 'saltbush-gateway');
    expect(spec?.podSelector).toEqual(deployment?.selector);
    const within = spec?.ingress
      ?.flatMap(({ from = [] }) => from)
      .filter(({ podSelector }) => podSelector !== undefined);
    expect(within).toEqual([{ podSelector: { matchLabels: { 'app.kubernetes.io/component': 'releases' } } }]);
    const { spec: job } = one<Job>('Job', 'saltbush-releases');
    expect(job?.template.metadata?.labels).toMatchObject({ 'app.kubernetes.io/component': 'releases' });
  });

  it('let the guide start everything but the releases, wait for the gateways, and then start the releases', () => {
    const guide = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const gateways = guide.indexOf('kubectl apply -k my-overlay --selector app.kubernetes.io/component!=releases\n');
    const wait = guide.indexOf('kubectl -n saltbush rollout status deployment/saltbush-gateway\n');
    const releases = guide.search(/kubectl apply -k my-overlay +# now the releases/);
    expect(gateways).toBeGreaterThan(0);
    expect(wait).toBeGreaterThan(gateways);
    expect(releases).toBeGreaterThan(wait);
    const later = manifests.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/component'] === 'releases');
    expect(later.map(({ kind, metadata }) => [kind, metadata.name])).toEqual([['Job', 'saltbush-releases']]);
  });
});
