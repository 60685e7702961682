import { LOOPBACK } from '../shared-with-web/own-machine';

/** As nodemailer takes them, without their time limits. */
export function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  return {
    // Node knows an address of IPv6 without its brackets only.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    // Or whoever stands between takes 'STARTTLS' out of the server's greeting, and reads the password.
    requireTLS: Boolean(password) && !LOOPBACK.test(hostname) && searchParams.get('requireTLS') !== 'false',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

export function isSmtpUrl(text: string): boolean {
  try {
    return smtpOptions(text).host !== '';
  } catch {
    return false;
  }
}
