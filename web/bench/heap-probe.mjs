// @ts-check
// Loaded first into the CMS: answers the parent with what its heap holds after a full collection.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', (message) => {
  if (message !== 'heap') return;
  collect();
  process.send?.(process.memoryUsage().heapUsed);
});
process.channel?.unref();
