export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/site', handler: 'site.find' },
    { method: 'GET', path: '/site/social.jpg', handler: 'site.drawSocialPicture' },
  ],
};
