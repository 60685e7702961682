import { owner } from '../../content/owner';

type Message = { name: string; email: string; message: string };

/** Windows hands over no mailto: address of more than about 2,000 characters. */
const BODY_LENGTH = 1400;

const SUBJECT = `Re: Your message to ${owner.name}`;

/** Opens the owner's mail program with an answer begun. */
export function replyAddress({ name, email, message }: Message): string {
  const quoted = `\n\n${name} wrote:\n${message.replace(/^/gm, '> ')}`;
  const body = shorten(quoted.replaceAll('\n', '\r\n'));
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(body)}`;
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
