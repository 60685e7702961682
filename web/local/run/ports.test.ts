import getPort, { clearLockedPorts } from 'get-port';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { requireFreePorts, takenPortsMessage } from './ports.ts';
import { readSettings } from './settings.ts';

async function settingsOnFreePorts(variables = {}) {
  const ports = [await getPort(), await getPort(), await getPort()];
  // Asked for again, they would count as taken.
  clearLockedPorts();
  const [AUTH_EMULATOR_PORT, CMS_PORT, WEB_PORT] = ports.map(String);
  return readSettings({ AUTH_EMULATOR_PORT, CMS_PORT, WEB_PORT, ...variables });
}

test.each(['127.0.0.1', '::1'])(
  'a port taken on %s is named, with who needs it and what moves it',
  async (host) => {
    const settings = await settingsOnFreePorts();
    const { CMS_PORT } = settings.ports;
    const server = createServer().listen(CMS_PORT, host);
    await once(server, 'listening');
    await expect(requireFreePorts(settings)).rejects.toThrow(
      new RegExp(
        `^Port ${CMS_PORT}, which the CMS needs, is in use: free it, or set CMS_PORT=\\d+ to move\\.$`,
      ),
    );
    server.close();
  },
);

test('free ports are fine', async () => {
  await expect(requireFreePorts(await settingsOnFreePorts())).resolves.toBeUndefined();
});

test('with a real Firebase project nobody needs the port of the emulator', async () => {
  const settings = await settingsOnFreePorts({ FIREBASE_PROJECT_ID: 'portfolio-live' });
  const server = createServer().listen(settings.ports.AUTH_EMULATOR_PORT, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFreePorts(settings)).resolves.toBeUndefined();
  server.close();
});

test('two taken ports make one sentence', () => {
  const taken = [
    { variable: 'CMS_PORT', user: 'the CMS', port: 1337, other: 1338 },
    { variable: 'WEB_PORT', user: 'the website', port: 3000, other: 3001 },
  ];
  expect(takenPortsMessage(taken)).toBe(
    'Port 1337, which the CMS needs, and port 3000, which the website needs, are in use: ' +
      'free them, or set CMS_PORT=1338 WEB_PORT=3001 to move.',
  );
});
