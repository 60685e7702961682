import type { Core } from '@strapi/strapi';
import type { PanelForms } from './labels';

/** By what entries are called, where Strapi would take another field. */
const TITLES: Record<string, { field: string; instead: string }> = {
  'api::own-answer.own-answer': { field: 'wordings', instead: 'documentId' },
  'api::unanswered-question.unanswered-question': { field: 'question', instead: 'words' },
};

type List = { columns: string[]; sortBy: string; order: 'ASC' | 'DESC' };

/** Where Strapi would sort by title, and show numbers of rows. */
const LISTS: Record<string, List> = {
  'api::project.project': {
    columns: ['title', 'platform', 'position'],
    sortBy: 'position',
    order: 'ASC',
  },
  'api::message.message': {
    columns: ['name', 'message', 'isRead', 'possibleSpam', 'createdAt'],
    sortBy: 'createdAt',
    order: 'DESC',
  },
  'api::own-answer.own-answer': {
    columns: ['wordings', 'answer', 'isPublished', 'position'],
    sortBy: 'position',
    order: 'ASC',
  },
  'api::unanswered-question.unanswered-question': {
    columns: ['question', 'timesAsked', 'isHidden', 'lastAskedAt'],
    sortBy: 'lastAskedAt',
    order: 'DESC',
  },
};

/** Gives entries of the panel readable titles, and its lists the order in which they are read. */
export async function arrangePanel(strapi: Core.Strapi): Promise<void> {
  await titleEntries(strapi);
  await arrangeLists(strapi);
}

/** Once each: an admin who wants Strapi's choice after all keeps it. */
async function once(
  strapi: Core.Strapi,
  key: string,
  uids: string[],
  change: (forms: PanelForms, uid: string) => Promise<unknown>,
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portfolio', key });
  const done = ((await store.get({})) ?? []) as string[];
  const forms = strapi.plugin('content-manager').service('content-types');
  for (const uid of uids.filter((one) => !done.includes(one))) await change(forms, uid);
  await store.set({ value: uids });
}

async function titleEntries(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'titled-types', Object.keys(TITLES), async (forms, uid) => {
    const { settings, layouts, ...others } = await forms.findConfiguration({ uid });
    const title = TITLES[uid];
    if (!title || settings.mainField !== title.instead) return;
    const list = new Set(layouts.list.map((name) => (name === title.instead ? title.field : name)));
    await forms.updateConfiguration(
      { uid },
      {
        ...others,
        settings: { ...settings, mainField: title.field },
        layouts: { ...layouts, list: [...list] },
      },
    );
  });
}

async function arrangeLists(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'arranged-lists', Object.keys(LISTS), async (forms, uid) => {
    const { settings, layouts, ...others } = await forms.findConfiguration({ uid });
    const list = LISTS[uid];
    // Strapi's own lists begin with the id, have four columns and go by the title.
    const titles = [settings.mainField, TITLES[uid]?.instead];
    const isOwn = layouts.list[0] === 'id' && layouts.list.length <= 4 && settings.defaultSortOrder === 'ASC';
    if (!list || !isOwn || !titles.includes(settings.defaultSortBy)) return;
    await forms.updateConfiguration(
      { uid },
      {
        ...others,
        settings: { ...settings, defaultSortBy: list.sortBy, defaultSortOrder: list.order },
        layouts: { ...layouts, list: list.columns },
      },
    );
  });
}
