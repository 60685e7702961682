type Body = FormData | string | object;

/** The body is text, or what its JSON says. */
export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

export type Client = ReturnType<typeof createClient>;

/** A caller of the CMS, as a browser or script would be. */
export function createClient(url: string, authorization?: string) {
  async function send(
    method: string,
    path: string,
    body?: Body,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, url), {
      method,
      body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
        ...headers,
      },
      redirect: 'manual',
    });
    const text = await response.text();
    const answersJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: answersJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  return {
    authorization,
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    async download(path: string): Promise<Buffer> {
      const response = await fetch(new URL(path, url));
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    graphql: (query: string, variables: object = {}) => send('POST', '/graphql', { query, variables }),
  };
}
