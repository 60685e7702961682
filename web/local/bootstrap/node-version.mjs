// @ts-check
// The CMS loads ECMAScript modules by require().
if (!process.features.require_module) {
  console.error(`Node ${process.versions.node} is too old: please use Node 20.19, 22.12 or newer.`);
  process.exit(1);
}
