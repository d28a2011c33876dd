import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '../../auth-gateway/src/metrics/createMetrics.ts';
import type { LiveSet } from '../../auth-gateway/src/releases/liveSet.ts';
import { describeWith } from '../testing/describeWith.ts';
import { readYaml } from '../testing/readYaml.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Dashboard {
  panels: {
    type: string;
    title: string;
    targets?: { expr: string }[];
    gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
  }[];
  templating: { list: { name: string }[] };
}

const FOLDER = import.meta.dirname;
const rules = (readYaml('prometheus/saltbush-alerts.yml') as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(join(FOLDER, '../grafana/saltbush.json'), 'utf8')) as Dashboard;
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
};

/** Names of the metrics in an expression, without labels and keywords. */
function metricsIn(expr: string): string[] {
  const withoutLabels = expr.replace(/\{[^}]*\}/g, '').replace(/\b(by|without|on)\s*\([^)]*\)/g, '');
  return [...withoutLabels.matchAll(/\b(?:saltbush|nodejs|process|up)\w*\b/g)].map(([name]) => name);
}

describeWith(['promtool'], 'the alerts', () => {
  it('and the example configuration are valid for Prometheus', () => {
    expect(promtool('check', 'rules', 'saltbush-alerts.yml')).toMatchObject({ status: 0 });
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toMatchObject({ status: 0 });
  });

  it('alert on the right events, and on nothing else', () => {
    expect(promtool('test', 'rules', 'saltbush-alerts.test.yml')).toMatchObject({ status: 0 });
  });

  it('are each tested', () => {
    const tested = readFileSync(join(FOLDER, 'saltbush-alerts.test.yml'), 'utf8');
    for (const { alert } of rules)
      expect(tested).toMatch(new RegExp(`alertname: ${alert}\\n\\s+exp_alerts:\\n\\s+(#.*\\n\\s+)?- exp_labels`));
  });

  it('would fail their test with another threshold', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saltbush-alerts-'));
    const text = readFileSync(join(FOLDER, 'saltbush-alerts.yml'), 'utf8');
    writeFileSync(join(folder, 'saltbush-alerts.yml'), text.replace('> 0.05', '> 0.5'));
    writeFileSync(join(folder, 'test.yml'), readFileSync(join(FOLDER, 'saltbush-alerts.test.yml')));
    expect(promtool('test', 'rules', join(folder, 'test.yml')).status).not.toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('and the dashboard use valid Prometheus queries', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saltbush-dashboard-'));
    const file = join(folder, 'rules.yml');
    // Values that Grafana fills in.
    const filled = queries.map((expr) =>
      expr.replace(/\$__(rate_interval|range)/g, '5m').replaceAll('$job', 'saltbush'),
    );
    const asRules = filled.map((expr, index) => ({ record: `panel_${index}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asRules }] }));
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
    rmSync(folder, { recursive: true });
  });
});

describe('alerts and dashboard', () => {
  it('name only metrics that a gateway has', async () => {
    const liveSet: LiveSet = { revision: 1, entries: new Map() };
    const metrics = createMetrics({ liveSet: () => liveSet, onRevision: () => () => {}, onDamage: () => () => {} });
    metrics.tellLoads(() => []);
    const text = await metrics.read();
    metrics.close();
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const had = types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const named = new Set([...rules.map(({ expr }) => expr), ...queries].flatMap(metricsIn));
    expect(named.size).toBeGreaterThan(12);
    // Prometheus adds `up` itself.
    expect([...named].filter((name) => name !== 'up' && !had.includes(name))).toEqual([]);
    expect(metricsIn('sum by (up) (rate(saltbush_x_total{job="process_y"}[5m]))')).toEqual(['saltbush_x_total']);
  });

  it('place each panel without overlap, with something to show', () => {
    const cells = new Set<string>();
    for (const { type, title, targets = [], gridPos } of dashboard.panels) {
      if (type !== 'row') expect([title, targets.length > 0]).toEqual([title, true]);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect([title, x < 24, cells.has(`${x},${y}`)]).toEqual([title, true, false]);
          cells.add(`${x},${y}`);
        }
      }
    }
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'job']);
  });
});
