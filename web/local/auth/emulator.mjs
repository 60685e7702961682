// @ts-check
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DEMO_OWNER, loadAccounts, saveAccounts } from './accounts.mjs';
import { resetPage } from './reset-page.mjs';

/** What the web SDK and the tests call. Compiling the whole specification would take three times as long. */
const USED_PATHS = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithIdp|signInWithPassword|signUp|update)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts(:(batchDelete|batchGet|delete|lookup|query|update))?$/,
  /^\/v1\/(projects|token|recaptchaParams)$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|config|oobCodes)$/,
];

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const {
  HOST = '127.0.0.1',
  AUTH_EMULATOR_PORT = '9099',
  FIREBASE_PROJECT_ID = 'demo-portfolio',
} = process.env;
const file = join(process.env.DATA_DIR ?? '.data', 'auth/accounts.json');

// Private modules of firebase-tools: its version is pinned in package.json for their sake.
const require = createRequire(import.meta.url);
const load = (/** @type {string} */ name) => require(`firebase-tools/lib/${name}.js`);
process.env.IS_FIREBASE_CLI = 'true';
load('logger').useConsoleLoggers();
const { default: apiSpec } = load('emulator/auth/apiSpec');
const { createApp } = load('emulator/auth/server');
const { AgentProjectState } = load('emulator/auth/state');

for (const path of Object.keys(apiSpec.paths)) {
  if (!USED_PATHS.some((used) => used.test(path))) delete apiSpec.paths[path];
}

const state = new AgentProjectState(FIREBASE_PROJECT_ID);
// As in every new Firebase project: a wrong password and an unknown address get the same answer.
state.enableImprovedEmailPrivacy = true;
for (const account of loadAccounts(file) ?? [demoOwner()]) restore(account);
sendNoMail();

const app = await createApp(FIREBASE_PROJECT_ID, 0, new Map([[FIREBASE_PROJECT_ID, state]]));
const server = createServer((request, response) => {
  if (!isLocal(request)) {
    response.writeHead(403).end('The sign-in emulator answers pages on localhost only.');
    return;
  }
  if (leadsToScript(request)) {
    response.writeHead(400).end('The sign-in emulator leads to web addresses only.');
    return;
  }
  const end = response.end.bind(response);
  // Saved before it is answered: what a client was told survives a kill -9.
  response.end = (/** @type {any[]} */ ...args) => {
    saveAccounts(file, [...state.users.values()]);
    return end(...args);
  };
  const page = resetPage(request.url);
  if (page) response.setHeader('content-type', 'text/html').end(page);
  else app(request, response);
});
server.listen(Number(AUTH_EMULATOR_PORT), HOST, () =>
  console.log(`Listening on ${HOST}:${AUTH_EMULATOR_PORT}`),
);
process.once('SIGTERM', () => process.exit());

/**
 * The emulator lets every origin read its accounts, and any page may point its own name at 127.0.0.1.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function isLocal({ headers: { host, origin } }) {
  const hostname = hostnameOf(`http://${host}`);
  // Without a dot it is another container's name.
  return (
    (LOOPBACK.test(hostname) || /^[\w-]+$/.test(hostname)) && (!origin || LOOPBACK.test(hostnameOf(origin)))
  );
}

/**
 * The emulator's pages go wherever their address says, and stand at the website's own origin.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function leadsToScript({ url = '' }) {
  const searchParams = new URLSearchParams(url.split('?').slice(1).join('?'));
  const targets = ['continueUrl', 'redirectUrl'].flatMap((name) => searchParams.getAll(name));
  return targets.some((to) => URL.canParse(to) && !/^https?:$/.test(new URL(to).protocol));
}

/** @param {string} url */
function hostnameOf(url) {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/**
 * Past the emulator's own import, which would end every session.
 *
 * @param {import('./accounts.mjs').Account} account
 */
function restore({ providerUserInfo = [], ...account }) {
  // The state adds the password provider again by itself.
  const providers = providerUserInfo.filter(({ providerId }) => providerId !== 'password');
  state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: providers });
}

/** The link of a mail leads to the website, which passes it on to here, and is told to whoever has started us. */
function sendNoMail() {
  const createOob = state.createOob.bind(state);
  state.createOob = (/** @type {any[]} */ ...args) => {
    const generateLink = args.pop();
    const record = createOob(...args, (/** @type {string} */ code) => onWebsite(generateLink(code)));
    const subject = record.requestType.toLowerCase().replaceAll('_', ' ');
    process.send?.(`In the demo no mail is sent (${subject} for ${record.email}): open ${record.oobLink}`);
    return record;
  };
}

/** @param {string} link */
function onWebsite(link) {
  const { pathname, search, origin } = new URL(link);
  return new URL(pathname + search, process.env.SITE_URL || origin).href;
}

function demoOwner() {
  const now = Date.now();
  return {
    localId: 'demo-owner',
    email: DEMO_OWNER.email,
    emailVerified: true,
    displayName: DEMO_OWNER.displayName,
    salt: 'demo',
    passwordHash: `fakeHash:salt=demo:password=${DEMO_OWNER.password}`,
    passwordUpdatedAt: now,
    createdAt: String(now),
  };
}
