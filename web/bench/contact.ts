import { randomUUID } from 'node:crypto';
import { newVisitor, postJson, repeat, signIn } from './requests.ts';
import { type Setup } from './setup.ts';
import { median } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

export const title = 'Contact: honest messages beside robots';

const ROUNDS = 5;
const ROBOTS = 1000;
const ROBOTS_AT_ONCE = 8;
/** Alone and again beside robots; the inbox takes 200 messages an hour. */
const HONEST_IN_ROUND = 15;

const COUNT = '{ messages_connection(pagination: { pageSize: 1 }) { pageInfo { total } } }';
const ROBOT_SIGNS = [{ website: 'https://spam.example.com' }, { filled_in_ms: 300 }];

export async function measure(setup: Setup): Promise<Row[]> {
  const { webUrl } = setup;
  const before = await countMessages(setup);
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await repeat(HONEST_IN_ROUND, 1, async () => alone.push(await timeMessage(webUrl)));
    let robotsAreBusy = true;
    const robots = repeat(ROBOTS / ROUNDS, ROBOTS_AT_ONCE, (index) => send(webUrl, ROBOT_SIGNS[index % 2]));
    const honest = repeat(HONEST_IN_ROUND, 1, async () => {
      beside.push(await timeMessage(webUrl));
      return robotsAreBusy;
    });
    await robots.finally(() => (robotsAreBusy = false));
    await honest;
  }
  const stored = (await countMessages(setup)) - before;
  const honest = alone.length + beside.length;
  const ratio = ratioTo(median(beside), median(alone), 'alone');
  const besideRobots = `an honest message beside ${ROBOTS_AT_ONCE} robots, median`;
  return [
    row('an honest message alone, median', median(alone), units.milliseconds),
    row(besideRobots, median(beside), units.milliseconds, { ratio }),
    {
      figure: `messages stored, with ${units.count(ROBOTS)} sent by robots`,
      value: units.count(stored),
      target: `${honest} honest ones`,
      isMet: stored === honest,
    },
  ];
}

async function timeMessage(webUrl: string) {
  const start = performance.now();
  await send(webUrl);
  return performance.now() - start;
}

/** As @emailjs/browser does, each time as a new visitor; a robot gives itself away by its `signs`. */
function send(webUrl: string, signs: object = {}) {
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

async function countMessages(setup: Setup): Promise<number> {
  const answer = await postJson(`${setup.cmsUrl}/graphql`, { query: COUNT }, await signIn(setup));
  return JSON.parse(answer).data.messages_connection.pageInfo.total;
}
