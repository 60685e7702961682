// @ts-check
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** What any page costs here: a few lines of HTML from the kind of server that the website has. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Control</title>
  </head>
  <body>
    <h1>Control</h1>
    <p>A page of a few lines, to compare with.</p>
  </body>
</html>
`;

const app = new Hono();
app.get('/', (context) => context.html(PAGE));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.CONTROL_PORT) });
