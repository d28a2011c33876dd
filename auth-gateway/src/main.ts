// Import nothing here: an older Node could not parse it and would fail before it prints the message below.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old. Install Node 20.19 or newer, then start again.\n`);
  process.exit(1);
}

const { runGateway } = await import('./runGateway.ts');
await runGateway();

export {};
