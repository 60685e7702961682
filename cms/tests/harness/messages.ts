import { randomUUID } from 'node:crypto';
import type { Answer, Client } from './client';
import type { Cms } from './cms';
import { nextVisitor } from './chat';

export const QUERIES = {
  list: '{ messages_connection { nodes { documentId name email message isRead createdAt } pageInfo { total } unread } }',
  count: '{ messages_connection { pageInfo { total } unread } }',
  mark: 'mutation Mark($id: ID!, $isRead: Boolean!) { updateMessage(documentId: $id, data: { isRead: $isRead }) { isRead } }',
  delete: 'mutation Delete($id: ID!) { deleteMessage(documentId: $id) { documentId } }',
};

/** The parameters of an honest message, with what the web app adds. */
export function messageParams(params: object = {}) {
  return {
    name: 'Nadia Rahman',
    email: 'nadia@example.com',
    message: 'Are you free in May?',
    title: 'New Contact Message',
    website: '',
    filled_in_ms: 9000,
    submission: randomUUID(),
    ...params,
  };
}

/** Sends as @emailjs/browser does; each message comes from a new visitor by default. */
export function sendMessage(
  client: Client,
  params: object = messageParams(),
  visitor = nextVisitor(),
): Promise<Answer> {
  const body = {
    lib_version: '4.4.1',
    user_id: 'inbox',
    service_id: 'inbox',
    template_id: 'inbox',
    template_params: params,
  };
  return client.send('POST', '/api/v1.0/email/send', body, { 'x-forwarded-for': visitor });
}

type MessageRow = Record<string, unknown> & { name: string; email: string; message: string };

export function messageRows({ strapi }: Cms): Promise<MessageRow[]> {
  return strapi.db.connection('messages').orderBy('id');
}

/** Removes the messages, and what was counted of their senders. */
export async function removeMessages({ strapi }: Cms): Promise<void> {
  await strapi.db.connection('messages').del();
  await strapi.db.connection('rate_limits').del();
}
