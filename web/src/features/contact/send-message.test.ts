import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../test/network';

const env = document.getElementById('env');
if (env) {
  const emailjs = { publicKey: 'PUB', serviceId: 'svc_1', templateId: 'tpl_1' };
  env.textContent = JSON.stringify({ ...(JSON.parse(env.textContent) as object), emailjs });
}
const { sendMessage } = await import('./send-message');

const draft = {
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  message: 'Hello',
  startedAt: Date.now(),
  idempotencyKey: 'a'.repeat(32),
};

function emailJs() {
  const requests: unknown[] = [];
  network.use(
    http.post('https://api.emailjs.com/api/v1.0/email/send', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.text('OK');
    }),
  );
  return requests;
}

test('EmailJS gets its own call with exactly four parameters, at once', async () => {
  const requests = emailJs();
  await sendMessage(draft, '');
  expect(requests).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'PUB',
      service_id: 'svc_1',
      template_id: 'tpl_1',
      template_params: {
        name: 'Nadia Rahman',
        email: 'nadia@example.com',
        message: 'Hello',
        title: 'New Contact Message',
      },
    },
  ]);
});

test('what a robot fills in goes nowhere', async () => {
  const requests = emailJs();
  await sendMessage(draft, 'https://spam.example');
  expect(requests).toEqual([]);
});
