/** The paths of Gemini's own API, so that @google/generative-ai works with its `baseUrl` pointed here. */
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/assistant/v1beta/models/:call', handler: 'assistant.generate' },
    { method: 'GET', path: '/assistant/suggestions', handler: 'assistant.suggest' },
  ],
};
