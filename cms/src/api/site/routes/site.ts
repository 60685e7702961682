export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/site', handler: 'site.find' },
    { method: 'GET', path: '/site/social.jpg', handler: 'site.drawSocialPicture' },
    { method: 'GET', path: '/site/icon-:size(192|512).png', handler: 'site.drawIcon' },
  ],
};
