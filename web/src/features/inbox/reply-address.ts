type Message = { name: string; email: string; message: string };

/** Windows hands over no mailto: address of more than about 2,000 characters. */
const BODY_LENGTH = 1400;

/** Opens the mail program of the owner, who has this name, with an answer begun. */
export function replyAddress({ name, email, message }: Message, owner: string): string {
  const subject = `Re: Your message to ${owner}`;
  const quoted = `\n\n${name} wrote:\n${message.replace(/^/gm, '> ')}`;
  const body = shorten(quoted.replaceAll('\n', '\r\n'));
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function shorten(text: string): string {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > BODY_LENGTH) return `${kept}…`;
    kept += character;
  }
  return text;
}
