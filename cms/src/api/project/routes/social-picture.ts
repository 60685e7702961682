export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/projects/:id/social.jpg', handler: 'social-picture.draw' }],
};
