import { randomBytes } from 'node:crypto';
import { hash } from 'bcryptjs';
import { settings } from '../../config/settings';
import { openAdminAccounts } from './admin-accounts';

/** As Strapi does. */
const ROUNDS = 10;

/** `node src/admin-reset/main.js E-MAIL`, where the compiled CMS is; `npm run admin:reset` in a clone. */
async function resetAdmin([given]: string[]): Promise<string> {
  const accounts = openAdminAccounts(settings);
  try {
    const emails = await accounts.emails();
    const email = given ? emails.find((known) => known === given.toLowerCase()) : onlyOne(emails);
    if (!email) throw new Error(whichOne(emails, given));
    const password = newPassword();
    await accounts.changePassword(email, await hash(password, ROUNDS));
    return `The new password of ${email} is ${password} (change it in the panel, under Profile). Whoever was signed in as ${email} is signed out.`;
  } finally {
    await accounts.close();
  }
}

function onlyOne(emails: string[]): string | undefined {
  return emails.length === 1 ? emails[0] : undefined;
}

function whichOne(emails: string[], given: string | undefined): string {
  if (emails.length === 0)
    return 'The panel has no account yet: set ADMIN_EMAIL and ADMIN_PASSWORD, and start the CMS.';
  const question = given ? `The panel has no account ${given}.` : 'The panel has several accounts.';
  return `${question} Name one of these: ${emails.join(', ')}.`;
}

/** With what Strapi's own form asks for: letters of both sizes and a digit. */
function newPassword(): string {
  return `Aa1-${randomBytes(15).toString('base64url')}`;
}

resetAdmin(process.argv.slice(2)).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The password was not changed. ${reason}`);
    process.exitCode = 1;
  },
);
