/** Browser parts that jsdom lacks and the app's libraries take for granted. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo: () => {},
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }),
});

Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => {};

const env = document.createElement('script');
env.id = 'env';
env.type = 'application/json';
env.textContent = JSON.stringify({
  firebase: { apiKey: 'test', authDomain: 'localhost', projectId: 'demo-test', useEmulator: true },
  emailjs: null,
  siteUrl: 'http://localhost:3000',
});
document.head.append(env);
