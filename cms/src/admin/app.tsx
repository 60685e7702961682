import { Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import logo from './logo.svg';
import { MESSAGES, UnreadMessages } from './unread-messages';

const NAME = 'Portfolio';
/** My Projects tells what waits to be published, and who counts locales or webhooks? */
const USELESS_WIDGETS = ['last-published-entries', 'chart-entries', 'key-statistics'];
/** Of what this product does not offer: menus ask for these permissions. */
const HIDDEN = ['admin::marketplace.read', 'plugin::content-type-builder.read'];

export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'Auth.form.welcome.title': 'Your portfolio',
        'Auth.form.welcome.subtitle': 'Sign in to edit the site',
        'app.components.LeftMenu.navbrand.title': NAME,
        'app.components.LeftMenu.navbrand.workplace': 'Content',
        'HomePage.header.title': 'Hello {name}',
        'HomePage.header.subtitle':
          'Everything that visitors read is in the Content Manager: the site, its projects and the messages they send.',
      },
    },
  },

  register(app: StrapiApp): void {
    dismissBanner();
    app.addRBACMiddleware(
      () => (next) => (permissions) => next(permissions.filter(({ action }) => !HIDDEN.includes(action))),
    );
    app.widgets.register((widgets) => [
      unreadMessages,
      ...widgets.filter(({ id }) => !USELESS_WIDGETS.includes(id)),
    ]);
  },

  /** Strapi puts its own name into every title. */
  bootstrap(): void {
    const rename = () => {
      const title = document.title.replace(/(^|\| )Strapi( Admin)?$/, `$1${NAME}`);
      if (title !== document.title) document.title = title;
    };
    rename();
    new MutationObserver(rename).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  },
};

const unreadMessages = {
  id: 'unread-messages',
  icon: Mail,
  title: { id: 'unread-messages.title', defaultMessage: 'Unread messages' },
  component: () => Promise.resolve(UnreadMessages),
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::message.message' }],
  link: { label: { id: 'unread-messages.all', defaultMessage: 'All messages' }, href: MESSAGES },
};

/** For the new media library. Strapi 5.54 has no setting for it: only whoever has closed it is spared. */
function dismissBanner(): void {
  for (const project of ['false', 'undefined']) {
    const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${project}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'true');
  }
}
