/** What the web server tells the browser at run time; checked there, in server/env.ts. */
export type PublicEnv = {
  firebase: { apiKey: string; authDomain: string; projectId: string; useEmulator: boolean };
  emailjs: { publicKey: string; serviceId: string; templateId: string } | null;
  siteUrl: string;
};

/** Browser only: the server has no document. */
export const env = readEnv();

function readEnv(): PublicEnv {
  const json = document.getElementById('env')?.textContent;
  if (!json) throw new Error('The page carries no <script id="env">.');
  return JSON.parse(json) as PublicEnv;
}
