import nodemailer from '@strapi/provider-email-nodemailer';
import { smtpOptions } from '../../settings/smtp-options';
import { ok, type Verdict } from '../../shared-with-web/finding';
import { judgeMailError } from './mail-error';

/** Milliseconds, for each step. */
const TIMEOUT = 2500;

/** Says hello and signs in, as before a mail, and sends none. */
export async function checkMail(smtpUrl: string | undefined): Promise<Verdict> {
  if (!smtpUrl) return ok('It is not set up: messages wait in the inbox of the dashboard.');
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT };
  const provider = nodemailer.init(
    { ...smtpOptions(smtpUrl), ...timeouts },
    { defaultFrom: '', defaultReplyTo: '' },
  );
  try {
    await provider.verify();
    return ok('The mail server takes mail from here.');
  } catch (error) {
    return judgeMailError(error);
  } finally {
    provider.close();
  }
}
