export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/site', handler: 'site.find' }],
};
