import type { Core } from '@strapi/strapi';
import { tasks } from './metrics/metrics';
import { cleanUpTime } from './shared/clean-up-time';
import { tryEach } from './shared/try-each';

/** In UTC: of the hour that comes twice when summer time ends, Croner knows only one. */
const EVERY_HOUR = { rule: '17 * * * *', tz: 'UTC' };
const EVERY_MINUTE = { rule: '* * * * *', tz: 'UTC' };
const HOUR_IN_SECONDS = 3600;

export function addRegularTasks(strapi: Core.Strapi): void {
  const publish = () => strapi.service('api::project.portfolio').publishDue();
  // What another process has written, too.
  const prepare = async () => strapi.service('api::assistant.knowledge').prepare();
  const mail = async () => {
    await strapi.service('api::message.notifications').sendWaiting();
    await strapi.service('api::message.notifications').tellUnmailed();
  };
  strapi.cron.add({
    cleanUp: { task: counted(strapi, 'clean-up', () => cleanUp(strapi)), options: EVERY_HOUR },
    publishScheduled: { task: counted(strapi, 'publish', publish), options: EVERY_MINUTE },
    prepareAnswers: { task: counted(strapi, 'answers', prepare), options: EVERY_MINUTE },
    mailMessages: { task: counted(strapi, 'mail', mail), options: EVERY_MINUTE },
  });
}

/** Whatever becomes of the steps before it: what is personal goes in time. */
async function cleanUp(strapi: Core.Strapi): Promise<void> {
  const now = await cleanUpTime(strapi);
  const grace = Math.max(strapi.config.get('settings').uploadGraceSeconds, HOUR_IN_SECONDS);
  const steps = [
    () => strapi.service('api::version.history').prune(now),
    () => strapi.service('api::project.pictures').sweep(grace, now),
    () => strapi.service('api::message.inbox').removeExpired(now),
    () => strapi.service('api::unanswered-question.unanswered-question').removeExpired(now),
    () => strapi.service('api::preview-link.previews').removeExpired(),
    () => strapi.service('api::rate-limit.rate-limit').removeExpired(),
  ];
  await tryEach(steps, (step) => step());
}

/** Not without the database: its watch says in one line what would be an error of every task each minute. */
function counted(strapi: Core.Strapi, task: string, work: () => Promise<unknown>) {
  return async () => {
    try {
      if (!(await strapi.get('databaseWatch').check())) return tasks.inc({ task, result: 'failed' });
      await work();
      tasks.inc({ task, result: 'done' });
    } catch (error) {
      tasks.inc({ task, result: 'failed' });
      throw error;
    }
  };
}
