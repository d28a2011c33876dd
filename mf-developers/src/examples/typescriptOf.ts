import type { Sample } from './sample.ts';

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** The call as a program in TypeScript makes it. The key is read from where programs keep their secrets. */
export function typescriptOf({ origin, method, path, body, file }: Sample): string {
  return [
    `const response = await fetch(${JSON.stringify(origin + path)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    '    Authorization: `Bearer ${process.env.SALTBUSH_KEY}`,',
    ...(body === null
      ? []
      : ["    'Content-Type': 'application/json',", "    'Idempotency-Key': crypto.randomUUID(),"]),
    '  },',
    ...(body === null ? [] : [`  body: JSON.stringify(${indented(body)}),`]),
    '});',
    ...(file === null
      ? ['const answer = await response.json();', 'if (!response.ok) throw new Error(answer.detail);']
      : [
          'if (!response.ok) throw new Error((await response.json()).detail);',
          'const file = await response.arrayBuffer();',
        ]),
  ].join('\n');
}
