import type { Capability } from './Capability.ts';
import type { RouteFacts } from './routes/route.ts';

const HEAD = `# Routes of the capabilities

\`npm run routes\` writes this from the routes themselves; a test compares it. Who may use a route is decided there, and
what an API key must be allowed.

| Route | For | Keys | Of one network | Reads | Answers | Capability |
|---|---|---|---|---|---|---|
`;

const rateText = ({ rate }: RouteFacts): string =>
  rate === null ? '' : `${rate.points} in ${rate.durationSeconds / 60} min${rate.by === 'user' ? ', by user' : ''}`;

/** What of the capabilities' routes can be read without running them, as a document: a change of access shows in it. */
export function routesTable(capabilities: readonly Capability[]): string {
  const rows = capabilities.flatMap(({ name, routes }) =>
    routes.map((route) => {
      const reads = [...(route.query === null ? [] : ['query']), ...(route.body === null ? [] : ['JSON'])].join(', ');
      const [, path = ''] = route.id.split(' ');
      const cells = [
        `\`${route.id}\``,
        route.access,
        route.forKeys?.scope ?? '',
        rateText(route),
        reads,
        String(route.answers),
        name,
      ];
      return { key: `${path} ${route.id}`, row: `| ${cells.join(' | ')} |` };
    }),
  );
  rows.sort((one, other) => (one.key < other.key ? -1 : 1));
  return `${HEAD}${rows.map(({ row }) => row).join('\n')}\n`;
}
