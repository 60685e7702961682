// @ts-check
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: please use Node 20.19 or newer.`);
  process.exit(1);
}
