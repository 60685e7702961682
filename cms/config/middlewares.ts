import { formParsing } from '../src/middlewares/form-parsing';
import { settings } from './settings';

const CLOUDINARY = 'https://res.cloudinary.com';

const body = {
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  // Twice the longest that the panel sends. A megabyte of names takes a third of a second to check, whoever sent it.
  jsonLimit: '512kb',
  formLimit: '100kb',
  textLimit: '100kb',
  ...formParsing(),
};

export default [
  'global::request-log',
  'global::discard-body',
  'global::visitor-address',
  'global::known-host',
  'global::api-errors',
  'strapi::errors',
  'global::database-errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        directives: {
          'img-src': ["'self'", 'data:', 'blob:', CLOUDINARY],
          'media-src': ["'self'", 'data:', 'blob:', CLOUDINARY],
          upgradeInsecureRequests: null,
        },
      },
    },
  },
  {
    name: 'strapi::cors',
    config: { origin: [new URL(settings.siteUrl).origin], credentials: false },
  },
  'global::fresh-cookie',
  'global::visitor-turns',
  'global::public-cache',
  'strapi::query',
  'global::multipart-gate',
  'global::json-gate',
  { name: 'global::forms', config: { ...body, uploadDir: settings.tmpDir } },
  { name: 'strapi::body', config: { ...body, multipart: false } },
  'global::body-nesting',
  'strapi::session',
  'strapi::favicon',
  'global::removed-pictures',
  'strapi::public',
];
