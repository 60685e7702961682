import type { Settings } from '../../settings/read-settings';
import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';

const KEY_FIX = 'Set GEMINI_API_KEY to a key that https://aistudio.google.com/apikey lists.';

/** Asks for the model’s description, which costs nothing. */
export async function checkAssistant(
  { apiKey, model, baseUrl }: Settings['assistant'],
  signal: AbortSignal,
): Promise<Verdict> {
  if (!apiKey) return ok('It has no key: it quotes what is published.');
  const response = await fetch(`${baseUrl}/v1beta/models/${model}`, {
    headers: { 'x-goog-api-key': apiKey },
    // The key would go along.
    redirect: 'manual',
    signal,
  }).catch(() => undefined);
  if (!response) {
    return failure(
      'Gemini cannot be reached; the assistant quotes what is published.',
      'Let this machine reach generativelanguage.googleapis.com by HTTPS, or correct GEMINI_BASE_URL.',
    );
  }
  return judge(response.status, await response.text());
}

function judge(status: number, text: string): Verdict {
  if (status === 200) return ok('Gemini takes the key and knows the model.');
  if (status === 401 || status === 403 || /API.?KEY/i.test(text))
    return failure('Gemini refuses the key; the assistant quotes what is published.', KEY_FIX);
  if (status === 404)
    return failure('Gemini knows no such model.', 'Correct GEMINI_MODEL, or leave it empty.');
  if (status === 429)
    return warning('Gemini’s quota is used up for now.', 'Wait, or raise the quota of the key at Google.');
  return warning(`Gemini answers ${status}.`, 'Try again later; Google publishes outages of its services.');
}
