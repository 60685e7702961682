// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './refusal.mjs';
import { PORTS } from './settings.mjs';

const LOOPBACK = ['127.0.0.1', '::1'];
const IN_USE = ['EADDRINUSE', 'EACCES'];

/**
 * @param {import('./settings.mjs').Settings} settings
 * @throws {Refusal} one sentence that names every port already in use
 */
export async function requireFreePorts({ ports, usesEmulator }) {
  const needed = PORTS.filter(({ variable }) => usesEmulator || variable !== 'AUTH_EMULATOR_PORT');
  const taken = [];
  for (const { variable, user } of needed) {
    const port = ports[variable];
    if (await isFree(port)) continue;
    taken.push({ variable, user, port, other: await nextFreePort(port + 1, Object.values(ports)) });
  }
  if (taken.length > 0) throw new Refusal(takenPortsMessage(taken));
}

/** @param {{ variable: string, user: string, port: number, other: number }[]} taken */
export function takenPortsMessage(taken) {
  const list = taken.map(({ port, user }) => `port ${port}, which ${user} needs,`).join(' and ');
  const others = taken.map(({ variable, other }) => `${variable}=${other}`).join(' ');
  const [verb, object] = taken.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return `P${list.slice(1)} ${verb} in use: free ${object}, or set ${others} to move.`;
}

/**
 * @param {number} count
 * @returns {Promise<number[]>} ports that nothing used a moment ago
 */
export async function pickFreePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map(
    (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port,
  );
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/**
 * @param {number} port
 * @param {number[]} avoid
 */
async function nextFreePort(port, avoid) {
  while (avoid.includes(port) || !(await isFree(port))) port += 1;
  return port;
}

/** @param {number} port */
async function isFree(port) {
  for (const host of LOOPBACK) if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT: nothing can be in the way there.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(!IN_USE.includes(code ?? '')),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
