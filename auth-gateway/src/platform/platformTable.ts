import { PLATFORM_ROUTES } from './platform-routes.data.ts';

const HEAD = `# Routes of the platform

\`npm run routes\` writes this from \`src/platform/platform-routes.data.ts\`; a test compares it. Who may use a route is decided there, and
what each word means stands in \`fixtures/authorisation-rules.data.ts\`. Those of the business: [capabilities](../capabilities/ROUTES.md).

| Route | For |
|---|---|
`;

/** The routes of the platform as a document: a change of access shows in it. */
export function platformTable(): string {
  const rows = Object.entries(PLATFORM_ROUTES).map(([id, access]) => {
    const [, path = ''] = id.split(' ');
    return { key: `${path} ${id}`, row: `| \`${id}\` | ${access} |` };
  });
  rows.sort((one, other) => (one.key < other.key ? -1 : 1));
  return `${HEAD}${rows.map(({ row }) => row).join('\n')}\n`;
}
