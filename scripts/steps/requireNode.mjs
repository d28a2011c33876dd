// Imported first by every command, so it must run on any Node that can parse a module.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org), then run this again.`,
  );
  process.exit(1);
}
