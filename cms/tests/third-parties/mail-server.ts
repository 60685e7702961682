import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

type Mail = { from: string; to: string[]; source: string };

/** As much of SMTP as a client needs to hand over a mail. */
export async function startMailServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, mailServer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const mailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [] as Mail[],
    /** Whether it turns every sender away. */
    refusesSignIn: false,
    /** Whether it turns every mail away. */
    refuses: false,
    /** Whether it says nothing. */
    isSilent: false,
    isConnected: () => sockets.size > 0,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return mailServer;
}

function converse(
  socket: Socket,
  mailServer: { received: Mail[]; refuses: boolean; refusesSignIn: boolean; isSilent: boolean },
): void {
  let mail: Mail = { from: '', to: [], source: '' };
  let isData = false;
  let buffer = '';
  const say = (line: string) => socket.write(`${line}\r\n`);

  function take(line: string) {
    if (isData) {
      if (line !== '.') {
        mail.source += `${line}\r\n`;
        return;
      }
      isData = false;
      mailServer.received.push(mail);
      mail = { from: '', to: [], source: '' };
      say('250 Accepted');
    } else answer(line);
  }

  function answer(line: string) {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^MAIL/i.test(line)) {
      mail.from = address;
      say(mailServer.refuses ? '451 Try again later' : '250 OK');
    } else if (/^RCPT/i.test(line)) {
      mail.to.push(address);
      say('250 OK');
    } else if (/^DATA/i.test(line)) {
      isData = true;
      say('354 Go on');
    } else if (/^EHLO/i.test(line)) {
      say('250-localhost\r\n250 AUTH PLAIN');
    } else if (/^AUTH/i.test(line)) {
      say(mailServer.refusesSignIn ? '535 Who are you?' : '235 Welcome');
    } else if (/^STARTTLS/i.test(line)) {
      say('502 Not here');
    } else if (/^QUIT/i.test(line)) {
      say('221 Bye');
      socket.end();
    } else say('250 OK');
  }

  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (text: string) => {
    const lines = (buffer + text).split('\r\n');
    buffer = lines.pop() ?? '';
    lines.forEach(take);
  });
  if (!mailServer.isSilent) say('220 localhost');
}
