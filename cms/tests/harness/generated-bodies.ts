import { nested } from './generated-queries';
import type { Random } from './random';
import type { Request } from './refusals';

const PATHS = [
  ...['/api/v1.0/email/send', '/api/assistant/v1beta/models/assistant:generateContent', '/graphql'],
  ...['/api/portfolio', '/api/portfolio/unknown', '/api/portfolio/images', '/api/projects', '/api/upload'],
  ...['/api/auth/local', '/api/auth/local/register', '/api/nope', '/upload', '/admin/login'],
];
const METHODS = ['POST', 'POST', 'PUT', 'DELETE', 'PATCH'];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
];
const BODIES = [
  '',
  'null',
  '[]',
  '{',
  '"text"',
  '1',
  '{"contents":[]}',
  '{"template_params":[]}',
  'a[b][c]=1',
  '\0',
  '💥',
]
  .concat(['{"template_params":{"name":1}}', '{"contents":[{"role":"user","parts":[{"text":" "}]}]}'])
  .concat([
    '--x\r\ncontent-disposition: form-data; name="a"; filename="a.png"\r\n\r\nx\r\n--x--',
    '{"__proto__":{"a":1}}',
  ]);
const FILES = [
  '/uploads/',
  '/uploads/nothing.webp',
  '/uploads/%00',
  '/uploads/%ff',
  '/uploads/..%2f..%2fdata.db',
  '/uploads/%2e%2e/x',
]
  .concat([
    `/uploads/${'x'.repeat(4000)}`,
    '/uploads/.gitkeep',
    '/uploads//etc/passwd',
    '/_health',
    '/api',
    '/',
    '/%c0%ae',
    '/api/projects/%00',
  ])
  .concat([
    '/api/projects/💥',
    '/api/portfolio/',
    '/api/upload/files',
    '/api/assistant/suggestions?x[]=1',
    '/api/connect/google',
  ]);
const RANGES = ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1,2-2', 'lines=1', 'bytes=999999999999-'];

/** A body of a visitor, to all that takes one. */
export function bodyRequest(random: Random): Request {
  const [method, path] = [random.pick(METHODS), random.pick(PATHS)];
  if (random.chance(0.2)) return [method, path, form(random)];
  const headers = {
    'content-type': random.pick(TYPES),
    ...(random.chance(0.1) && { 'content-encoding': 'gzip' }),
  };
  return [method, path, body(random), headers];
}

export function fileRequest(random: Random): Request {
  const headers = { range: random.pick(RANGES), accept: random.pick(['*/*', 'image/webp', 'nonsense', '']) };
  return [random.pick(['GET', 'GET', 'HEAD', 'OPTIONS']), random.pick(FILES), undefined, headers];
}

function body(random: Random): string {
  if (random.chance(0.2)) return 'x'.repeat(random.pick([1000, 150_000, 1_500_000]));
  if (random.chance(0.2)) return JSON.stringify(nested(random, random.pick([10, 1000, 4000])));
  return random.pick(BODIES);
}

function form(random: Random): FormData {
  const data = new FormData();
  for (let index = 0; index < random.pick([1, 3, 70]); index++) {
    const name = random.pick(['images', 'image', 'files', 'title', 'a[b]', '']);
    if (random.chance(0.5)) data.append(name, 'x'.repeat(random.pick([0, 10, 300_000])));
    else
      data.append(
        name,
        new File(['x'.repeat(random.pick([0, 1000]))], random.pick(['a.png', '../a', '💥.exe'])),
      );
  }
  return data;
}
