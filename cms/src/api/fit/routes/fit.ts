export default {
  type: 'content-api',
  routes: [{ method: 'POST', path: '/fit', handler: 'fit.compare' }],
};
