import type { Core } from '@strapi/strapi';
import type { Configuration, PanelForms } from './labels';

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
    columns: ['wordings', 'isPublished', 'position'],
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

type Changes = { settings: Partial<Configuration['settings']>; list: string[] };

/** Once each: an admin who wants Strapi's choice after all keeps it. */
async function once(
  strapi: Core.Strapi,
  key: string,
  uids: string[],
  changesTo: (form: Configuration, uid: string) => Changes | undefined,
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'portfolio', key });
  const done = ((await store.get({})) ?? []) as string[];
  const forms: PanelForms = strapi.plugin('content-manager').service('content-types');
  for (const uid of uids.filter((one) => !done.includes(one))) {
    const form = await forms.findConfiguration({ uid });
    const changes = changesTo(form, uid);
    if (!changes) continue;
    const settings = { ...form.settings, ...changes.settings };
    const layouts = { ...form.layouts, list: changes.list };
    await forms.updateConfiguration({ uid }, { ...form, settings, layouts });
  }
  await store.set({ value: uids });
}

async function titleEntries(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'titled-types', Object.keys(TITLES), ({ settings, layouts }, uid) => {
    const title = TITLES[uid];
    if (!title || settings.mainField !== title.instead) return undefined;
    const list = new Set(layouts.list.map((name) => (name === title.instead ? title.field : name)));
    return { settings: { mainField: title.field }, list: [...list] };
  });
}

async function arrangeLists(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'arranged-lists', Object.keys(LISTS), ({ settings, layouts }, uid) => {
    const list = LISTS[uid];
    // Strapi's own lists begin with the id, have four columns and go by the title.
    const titles = [settings.mainField, TITLES[uid]?.instead];
    const isOwn = layouts.list[0] === 'id' && layouts.list.length <= 4 && settings.defaultSortOrder === 'ASC';
    if (!list || !isOwn || !titles.includes(settings.defaultSortBy)) return undefined;
    return { settings: { defaultSortBy: list.sortBy, defaultSortOrder: list.order }, list: list.columns };
  });
}
