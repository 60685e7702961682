type Message = { googleApi: true; kind: 'call' | 'reply'; id: number; name: string; data: unknown };

type Handler = (data: unknown) => unknown;

declare global {
  interface Window {
    gapi?: object;
    gapi_onload?: () => void;
  }
}

/**
 * Runs in the browser in place of https://apis.google.com/js/api.js, so that signing in with Google works
 * offline: the little that firebase/auth uses of it to talk to the emulator's hidden frame.
 */
export function googleApi() {
  let lastId = 0;
  let parentPeer: ReturnType<typeof connect> | undefined;

  const context = {
    getParentIframe: () => (parentPeer ??= connect(() => window.parent)),
    open(options: { url: string; where?: Element; attributes?: { style?: object } }, onOpen?: Handler) {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, options.attributes?.style);
      frame.src = options.url;
      const peer = connect(() => frame.contentWindow);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      (options.where ?? document.body).append(frame);
      return loaded.then(() => (onOpen ? onOpen(peer) : peer)).then((result) => result ?? peer);
    },
  };

  window.gapi = {
    load: (_names: string, options: (() => void) | { callback: () => void }) =>
      setTimeout(typeof options === 'function' ? options : options.callback),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: Object,
      getContext: () => context,
    },
  };

  const source = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const onload = new URL(source || location.href).searchParams.get('onload');
  const callbacks = window as unknown as Record<string, (() => void) | undefined>;
  setTimeout(() => (onload ? callbacks[onload]?.() : window.gapi_onload?.()));

  /** Two windows that call each other by message. Calls wait until the other side has registered. */
  function connect(other: () => Window | null) {
    const handlers = new Map<string, Handler>([['ping', () => ({})]]);
    const waiting = new Map<number, Handler>();
    const early: Message[] = [];

    const post = (message: Omit<Message, 'googleApi'>) =>
      other()?.postMessage({ googleApi: true, ...message }, '*');
    const answer = async ({ id, name, data }: Message) =>
      post({ kind: 'reply', id, name, data: [await handlers.get(name)?.(data)] });

    window.addEventListener('message', ({ source: from, data }: MessageEvent<Partial<Message> | null>) => {
      if (from !== other() || !data?.googleApi) return;
      const message = data as Message;
      if (message.kind === 'reply') deliver(message);
      else if (handlers.has(message.name)) void answer(message);
      else early.push(message);
    });

    /** As the real library does: firebase/auth throws in here even when all is well. */
    function deliver({ id, data }: Message) {
      try {
        waiting.get(id)?.(data);
      } catch {
        // Not the caller's business.
      }
    }

    function send(name: string, data: unknown, onReply?: Handler) {
      const id = ++lastId;
      if (onReply) waiting.set(id, onReply);
      post({ kind: 'call', id, name, data });
    }

    return {
      send,
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        early.filter((message) => message.name === name).forEach((message) => void answer(message));
      },
      /** Again and again until the other side is there. */
      ping: (onReply?: Handler) =>
        new Promise((resolve) => {
          const calls = setInterval(() => send('ping', null, answered), 50);
          function answered(reply: unknown) {
            clearInterval(calls);
            resolve(onReply?.(reply) ?? reply);
          }
        }),
      restyle: () => Promise.resolve([]),
    };
  }
}
