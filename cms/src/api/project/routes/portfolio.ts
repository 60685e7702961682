export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/portfolio', handler: 'portfolio.find' },
    { method: 'POST', path: '/portfolio', handler: 'portfolio.create' },
    { method: 'POST', path: '/portfolio/images', handler: 'portfolio.uploadImage' },
    { method: 'PUT', path: '/portfolio/:id', handler: 'portfolio.update' },
    { method: 'DELETE', path: '/portfolio/:id/images', handler: 'portfolio.deleteImage' },
    { method: 'DELETE', path: '/portfolio/:id', handler: 'portfolio.delete' },
  ],
};
