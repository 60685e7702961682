/** The paths of EmailJS's own API, so that @emailjs/browser works with its `origin` pointed here. */
export default {
  type: 'content-api',
  routes: [{ method: 'POST', path: '/v1.0/email/send', handler: 'contact.send' }],
};
