// @ts-check
import { createInterface } from 'node:readline';
import { Refusal } from './terminal.mjs';

const { stdin: input, stdout: output } = process;

/** @throws {Refusal} when nobody could answer */
export function requireAnswer() {
  if (!input.isTTY) throw new Refusal('No terminal to ask in: add --yes to continue without asking.');
}

/**
 * @param {string} consequence of going on
 * @throws {Refusal} unless the answer is yes
 */
export async function requireYes(consequence) {
  requireAnswer();
  const terminal = createInterface({ input, output });
  const answer = await new Promise((resolve) => {
    terminal.question(`${consequence} Go on? (yes/no) `, resolve);
    // By Ctrl-C or the end of the input.
    terminal.once('close', () => resolve(''));
  });
  terminal.close();
  if (answer.trim() !== 'yes') throw new Refusal('Nothing was changed.');
}
