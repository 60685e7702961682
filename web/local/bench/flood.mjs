// @ts-check
import { FLOODS } from './flood-kinds.mjs';

/** One attacker, in a process of his own so that nobody waits for him here. */
const CONNECTIONS = 40;

const [kind = ''] = process.argv.slice(2);
const flood = FLOODS[kind];
if (!flood) throw new Error(`No such flood: ${kind}`);

const { WEB_URL = '', CMS_URL = '' } = process.env;
let answered = 0;
/** @type {Record<string, number>} */
const answers = {};

process.once('SIGTERM', () => {
  console.log(answered, 'answers', answers);
  process.exit(0);
});

for (let connection = 0; connection < CONNECTIONS; connection += 1) void keepOn(flood, connection);

/**
 * @param {import('./flood-kinds.mjs').Flood} flood
 * @param {number} connection
 */
async function keepOn(flood, connection) {
  for (let round = connection; ; round += CONNECTIONS) {
    const answer = await flood({ webUrl: WEB_URL, cmsUrl: CMS_URL, round }).catch(nameOf);
    answers[answer] = (answers[answer] ?? 0) + 1;
    answered += 1;
  }
}

/** @param {NodeJS.ErrnoException} error */
function nameOf(error) {
  return error.code ?? error.message;
}
