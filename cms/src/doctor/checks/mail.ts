import nodemailer from '@strapi/provider-email-nodemailer';
import { codeOf } from '../../errors/error-code';
import { smtpOptions } from '../../settings/smtp-options';
import { failure, ok, type Verdict } from '../../shared-with-web/finding';

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

/** Not the words of the mail server, which name users and hosts. */
export function judgeMailError(error: unknown): Verdict {
  const code = codeOf(error);
  const { message, responseCode } = error as Error & { responseCode?: number };
  if (code === 'EAUTH' && String(responseCode).startsWith('4'))
    return failure(
      'The mail server lets nobody sign in at the moment.',
      'Nothing is lost: mail is sent when it does. If it stays so, ask whoever runs it.',
    );
  if (code === 'EAUTH')
    return failure(
      'The mail server refuses the user or the password.',
      'Correct both in SMTP_URL; what is not a letter or a digit is written as in addresses (%40 for @).',
    );
  if (code === 'ETLS')
    return failure(
      'The mail server does not encrypt, so it gets no password.',
      'Correct protocol and port of SMTP_URL; for a server in a network of your own, end it with ?requireTLS=false.',
    );
  if (/certificate/i.test(message))
    return failure(
      'The certificate of the mail server is of another name, is over, or nobody known here vouches for it.',
      "Write the host of SMTP_URL as the certificate has it; for an authority of your own, name its file in the CMS's NODE_EXTRA_CA_CERTS.",
    );
  return failure(
    'The mail server cannot be reached.',
    'Check protocol, host and port of SMTP_URL, and that this machine may connect to it.',
  );
}
