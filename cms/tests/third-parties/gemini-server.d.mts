import type { IncomingHttpHeaders } from 'node:http';

type Content = { role?: string; parts: { text: string }[] };

export type GeminiRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { systemInstruction: Content; contents: Content[]; [setting: string]: unknown };
  /** Whether the asker hung up before the end. */
  isAborted: boolean;
};

export type GeminiMode =
  | 'fine'
  | 'slow'
  | 'silent'
  | 'too-many'
  | 'wrong-key'
  | 'failing'
  | 'bad-gateway'
  | 'moved'
  | 'blocked-question'
  | 'blocked-answer'
  | 'broken'
  | 'late-error'
  | 'stalling'
  | 'unfinished'
  | 'garbled-at-once'
  | 'odd-end-at-once'
  | 'odd-block'
  | 'empty';

export type GeminiServer = {
  url: string;
  mode: GeminiMode;
  requests: GeminiRequest[];
  /** The pieces of an answer. */
  answer: (request: GeminiRequest) => string[];
  stop: () => Promise<void>;
};

export function startGeminiServer(options?: { mode?: GeminiMode; port?: number }): Promise<GeminiServer>;
