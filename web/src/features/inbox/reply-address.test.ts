import { expect, test } from 'vitest';
import { replyAddress } from './reply-address';

const message = { name: 'Nadia Rahman', email: 'nadia@example.com', message: 'Hello Arif,\nare you free?' };

function parse(address: string) {
  const { pathname, searchParams } = new URL(address);
  return {
    to: pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
    keys: [...searchParams.keys()],
  };
}

test('a reply has a subject and quotes the message', () => {
  expect(parse(replyAddress(message, 'Arif Hasan'))).toEqual({
    to: 'nadia@example.com',
    subject: 'Re: Your message to Arif Hasan',
    body: '\r\n\r\nNadia Rahman wrote:\r\n> Hello Arif,\r\n> are you free?',
    keys: ['subject', 'body'],
  });
});

test('nothing that a visitor writes adds a receiver', () => {
  const hostile = {
    name: 'N&bcc=a@example.com',
    email: 'n@example.com?bcc=b%40example.com',
    message: '&cc=c@example.com\r\nBcc: d@example.com',
  };
  const address = replyAddress(hostile, 'Arif & Co');
  expect(parse(address).keys).toEqual(['subject', 'body']);
  expect(address.slice(0, address.indexOf('?'))).not.toContain(',');
});

test.each(['x', 'আ', '😀', 'a\n'])(
  'a long message of %j is quoted as far as mail programs take it',
  (text) => {
    const address = replyAddress({ ...message, message: text.repeat(5000) }, 'Arif Hasan');
    expect(address.length).toBeLessThan(2000);
    expect(parse(address).body).toMatch(/…$/);
  },
);
