// @ts-check
import { randomUUID } from 'node:crypto';
import { signIn } from './owner.mjs';
import { postJson, repeat } from './requests.mjs';
import { median } from './statistics.mjs';
import { ratioTo, report, units } from './table.mjs';
import { newVisitor } from './visitors.mjs';

/** @typedef {import('./setup.mjs').Setup} Setup */

export const title = 'Contact: honest messages beside robots';

const ROUNDS = 5;
const ROBOTS = 1000;
const ROBOTS_AT_ONCE = 8;
/** Alone and again beside robots; the inbox takes 200 messages an hour. */
const HONEST_IN_ROUND = 15;

const COUNT = '{ messages_connection(pagination: { pageSize: 1 }) { pageInfo { total } } }';
const ROBOT_SIGNS = [{ website: 'https://spam.example.com' }, { filled_in_ms: 300 }];

/** @param {Setup} setup */
export async function measure(setup) {
  const { webUrl } = setup;
  const before = await countMessages(setup);
  /** @type {number[]} */
  const alone = [];
  /** @type {number[]} */
  const beside = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await repeat(HONEST_IN_ROUND, 1, async () => alone.push(await timeMessage(webUrl)));
    await sendBesideRobots(webUrl, beside);
  }
  const stored = (await countMessages(setup)) - before;
  const honest = alone.length + beside.length;
  return [
    report('an honest message alone, median', median(alone), units.milliseconds),
    report(`an honest message beside ${ROBOTS_AT_ONCE} robots, median`, median(beside), units.milliseconds, {
      ratio: ratioTo(median(beside), median(alone), 'alone'),
    }),
    {
      figure: `messages stored, with ${units.count(ROBOTS)} sent by robots`,
      value: units.count(stored),
      target: `${honest} honest ones`,
      isMet: stored === honest,
    },
  ];
}

/**
 * @param {string} webUrl
 * @param {number[]} times of the honest ones, to be added to
 */
async function sendBesideRobots(webUrl, times) {
  let robotsAreBusy = true;
  const robots = repeat(ROBOTS / ROUNDS, ROBOTS_AT_ONCE, (index) => send(webUrl, ROBOT_SIGNS[index % 2]));
  const honest = repeat(HONEST_IN_ROUND, 1, async () => {
    times.push(await timeMessage(webUrl));
    return robotsAreBusy;
  });
  await robots.finally(() => (robotsAreBusy = false));
  await honest;
}

/** @param {string} webUrl */
async function timeMessage(webUrl) {
  const start = performance.now();
  await send(webUrl);
  return performance.now() - start;
}

/**
 * As @emailjs/browser does, each time as a new visitor.
 *
 * @param {string} webUrl
 * @param {object} [signs] of a robot
 */
function send(webUrl, signs = {}) {
  const template_params = {
    name: 'Nadia Rahman',
    email: 'nadia@example.com',
    message: 'Are you free in May?',
    title: 'New Contact Message',
    website: '',
    filled_in_ms: 9000,
    submission: randomUUID(),
    ...signs,
  };
  const ids = { lib_version: '4.4.1', user_id: 'inbox', service_id: 'inbox', template_id: 'inbox' };
  return postJson(`${webUrl}/api/v1.0/email/send`, { ...ids, template_params }, newVisitor());
}

/** @param {Setup} setup */
async function countMessages(setup) {
  const { body } = await postJson(`${setup.cmsUrl}/graphql`, { query: COUNT }, await signIn(setup));
  return JSON.parse(body.toString()).data.messages_connection.pageInfo.total;
}
