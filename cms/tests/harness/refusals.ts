import { expect } from 'vitest';
import type { Client } from './client';
import { projectFields, toForm } from './projects';

export type Request = Parameters<Client['send']>;

export function posting(fields: object, images: File[] = []): Request {
  return ['POST', '/api/portfolio', toForm({ ...projectFields(), ...fields }, images)];
}

export function putting(id: string, fields: Record<string, unknown>, images: File[] = []): Request {
  return ['PUT', `/api/portfolio/${id}`, toForm(fields, images)];
}

export async function expectRefusal(client: Client, request: Request, status: number, message: string) {
  const answer = await client.send(...request);
  const body = { message: expect.stringContaining(message), details: expect.any(Array) };
  expect(answer).toMatchObject({ status, body });
}
