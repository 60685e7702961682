import { failure, type Verdict } from '../../shared-with-web/finding';

/** As nodemailer throws it. Its message has the words of the mail server, which name users and hosts. */
type MailError = Error & {
  code?: string;
  /** Of SMTP, that was answered. */
  command?: string;
  responseCode?: number;
};

type Cause = [isIt: (error: MailError) => boolean, finding: string, fix: string];

const isForNow = ({ responseCode }: MailError) => String(responseCode).startsWith('4');
const PORTS = 'smtps:// goes with port 465, smtp:// with 587';

/** The first that fits. */
const CAUSES: Cause[] = [
  [
    ({ message }) => /certificate/i.test(message),
    'The certificate of the mail server is of another name, is over, or nobody known here vouches for it.',
    "Write the host of SMTP_URL as the certificate has it; for an authority of your own, name its file in the CMS's NODE_EXTRA_CA_CERTS.",
  ],
  [
    (error) => error.code === 'EAUTH' && isForNow(error),
    'The mail server lets nobody sign in at the moment.',
    'Nothing is lost: mail is sent when it does. If it stays so, ask whoever runs it.',
  ],
  [
    ({ code }) => code === 'EAUTH',
    'The mail server refuses the user or the password.',
    'Correct both in SMTP_URL; what is not a letter or a digit is written as in addresses (%40 for @).',
  ],
  [
    ({ code }) => code === 'ETLS',
    'The mail server does not encrypt, so it gets no password.',
    'Correct protocol and port of SMTP_URL; for a server in a network of your own, end it with ?requireTLS=false.',
  ],
  [
    ({ responseCode }) => responseCode === 530,
    'The mail server takes no mail from here without a user and a password.',
    'Write both into SMTP_URL.',
  ],
  [
    isForNow,
    'The mail server takes no mail from here for now.',
    'Nothing is lost: it is tried again. If it stays so, ask whoever runs it.',
  ],
  [
    ({ command }) => command === 'MAIL FROM',
    'The mail server refuses the sender.',
    'Write an address into SMTP_FROM that the user of SMTP_URL may send as.',
  ],
  [
    ({ command }) => command === 'RCPT TO',
    'The mail server refuses the receiver.',
    'Correct NOTIFY_TO, and see whether the user of SMTP_URL may send to it.',
  ],
  [
    ({ code, responseCode }) => code === 'EMESSAGE' || (responseCode ?? 0) >= 500,
    'The mail server refuses what it is sent.',
    'Its own log, or whoever runs it, tells why: what looks like spam, for example, or an address that is on a list.',
  ],
  [
    ({ code }) => code === 'EDNS',
    'The name of the mail server is not known.',
    'Correct the host of SMTP_URL; when it is right, see whether this machine can look up names.',
  ],
  [
    ({ message }) => message.includes('ECONNREFUSED'),
    'Nobody takes mail at that address.',
    `Correct host and port of SMTP_URL: ${PORTS}.`,
  ],
  [
    ({ message }) => message.includes('wrong version number'),
    'The mail server does not encrypt from the beginning at that port.',
    `Correct protocol and port of SMTP_URL: ${PORTS}.`,
  ],
  [
    ({ code }) => code === 'ETIMEDOUT',
    'The mail server does not answer in time.',
    `Check host, protocol and port of SMTP_URL: ${PORTS}. Many who rent out servers close these ports until they are asked.`,
  ],
];

/** What went wrong and what to do, in our words. */
export function judgeMailError(error: unknown): Verdict {
  const cause = error instanceof Error && CAUSES.find(([isIt]) => isIt(error));
  if (cause) return failure(cause[1], cause[2]);
  return failure(
    'The mail server cannot be reached.',
    'Check protocol, host and port of SMTP_URL, and that this machine may connect to it.',
  );
}
