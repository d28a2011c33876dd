#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/cli/main.js', import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('The mfe command is not built yet. Run: npm run build -w @saltbush/tooling');
  process.exitCode = 1;
}
