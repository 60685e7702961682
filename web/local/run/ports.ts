import getPort from 'get-port';
import { Refusal } from '../bootstrap/terminal.mjs';
import { PORTS, type Settings } from './settings.ts';

type Taken = { variable: string; user: string; port: number; other: number };

/** @throws {Refusal} one sentence that names every port already in use */
export async function requireFreePorts({ ports, usesEmulator }: Settings): Promise<void> {
  const needed = PORTS.filter(({ variable }) => usesEmulator || variable !== 'AUTH_EMULATOR_PORT');
  const taken: Taken[] = [];
  for (const { variable, user } of needed) {
    const port = ports[variable];
    const exclude = Object.values(ports).filter((other) => other !== port);
    const other = await getPort({ port: Array.from({ length: 100 }, (_, index) => port + index), exclude });
    if (other !== port) taken.push({ variable, user, port, other });
  }
  if (taken.length > 0) throw new Refusal(takenPortsMessage(taken));
}

export function takenPortsMessage(taken: Taken[]): string {
  const list = taken.map(({ port, user }) => `port ${port}, which ${user} needs,`).join(' and ');
  const others = taken.map(({ variable, other }) => `${variable}=${other}`).join(' ');
  const [verb, object] = taken.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return `P${list.slice(1)} ${verb} in use: free ${object}, or set ${others} to move.`;
}
