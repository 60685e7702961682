/** As nodemailer takes them, without their time limits. */
export function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  return {
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
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
