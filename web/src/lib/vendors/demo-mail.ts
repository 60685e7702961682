import { env } from '../env';

type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL';
type OobCode = { email: string; requestType: string; oobLink: string };

/**
 * The link of the newest mail that the sign-in emulator would have sent; nothing outside the demo.
 *
 * The emulator tells every mail to whoever asks. It runs on loopback addresses only and takes unsigned tokens for
 * any account, so this gives nothing away that is not open already.
 */
export async function findDemoLink(email: string, kind: MailKind): Promise<string | undefined> {
  const { useEmulator, projectId } = env.firebase;
  if (!useEmulator) return undefined;
  const answer = await fetch(`/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
  const to = email.toLowerCase();
  return oobCodes.findLast((code) => code.email === to && code.requestType === kind)?.oobLink;
}
