import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isUnreadableText, UNREADABLE_TEXT } from '../shared/errors';

/** What PostgreSQL cannot read is the client's mistake: 400 instead of 500. */
export default () =>
  async function unreadableText(_: Context, next: Next): Promise<void> {
    try {
      await next();
    } catch (error) {
      if (isUnreadableText(error)) throw new errors.ValidationError(UNREADABLE_TEXT);
      throw error;
    }
  };
