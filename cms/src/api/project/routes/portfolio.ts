const config = { middlewares: ['global::picture-turns'] };

export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/portfolio', handler: 'portfolio.find' },
    { method: 'POST', path: '/portfolio', handler: 'portfolio.create', config },
    { method: 'POST', path: '/portfolio/images', handler: 'portfolio.uploadImage', config },
    { method: 'PUT', path: '/portfolio/:id', handler: 'portfolio.update', config },
    { method: 'DELETE', path: '/portfolio/:id/images', handler: 'portfolio.deleteImage' },
    { method: 'DELETE', path: '/portfolio/:id', handler: 'portfolio.delete' },
  ],
};
