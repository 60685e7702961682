const publicRead = { auth: false };
const editorsOnly = { auth: false, policies: ['global::can-edit'] };

export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/portfolio', handler: 'portfolio.find', config: publicRead },
    { method: 'POST', path: '/portfolio', handler: 'portfolio.create', config: editorsOnly },
    { method: 'POST', path: '/portfolio/images', handler: 'portfolio.uploadImage', config: editorsOnly },
    { method: 'PUT', path: '/portfolio/:id', handler: 'portfolio.update', config: editorsOnly },
    {
      method: 'DELETE',
      path: '/portfolio/:id/images',
      handler: 'portfolio.deleteImage',
      config: editorsOnly,
    },
    { method: 'DELETE', path: '/portfolio/:id', handler: 'portfolio.delete', config: editorsOnly },
  ],
};
