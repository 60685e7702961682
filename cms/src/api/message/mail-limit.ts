/** What the owner gets a mail about. The others are in the inbox all the same: a flood keeps nobody out. */
export function mailLimit({ possibleSpam }: { possibleSpam: boolean }) {
  return { name: possibleSpam ? 'possible-spam-mail' : 'contact-mail', uses: 200, windowSeconds: 3600 };
}
