type Repair = { module: RegExp; from: string; to: string };

const DOCUMENTS = /@strapi\/content-manager\/.*\/services\/documents\.mjs$/;
const ACTIONS = /@strapi\/content-manager\/.*\/DocumentActions\.mjs$/;

/** Of the panel of Strapi 5.54. */
const REPAIRS: Repair[] = [
  {
    // It redraws its buttons when the browser is idle, which Chromium is not after a drag: once pictures had another
    // order, Save stayed disabled until the next click somewhere else.
    module: /@strapi\/admin\/.*\/utils\/shims\.mjs$/,
    from: ': requestIdleCallback;',
    to: ': (callback) => requestIdleCallback(callback, { timeout: 100 });',
  },
  {
    // It shows a change as saved before it is; when the server refuses it, what was typed goes with that.
    module: DOCUMENTS,
    from: 'Object.assign(draft.data, data);',
    to: '',
  },
  {
    // It reads the entry again after a refusal, too, and puts that over what was typed.
    module: DOCUMENTS,
    from: 'invalidatesTags: (_result, _error, { collectionType, model, documentId })=>{',
    to: 'invalidatesTags: (_result, _error, { collectionType, model, documentId })=>{ if (_error) return [];',
  },
  {
    // It says nothing of the version that its form shows, so that what others have changed since would go unseen:
    // `shared/panel-form.ts` reads it.
    module: ACTIONS,
    from: '}, data);',
    to: '}, { ...data, updatedAt: shown?.updatedAt });',
  },
  {
    module: ACTIONS,
    from: 'UpdateAction = ({ activeTab, documentId, model, collectionType })=>{',
    to: 'UpdateAction = ({ activeTab, documentId, model, collectionType, document: shown })=>{',
  },
  {
    module: ACTIONS,
    from: 'PublishAction = ({ activeTab, documentId, model, collectionType, meta, document })=>{',
    to: 'PublishAction = ({ activeTab, documentId, model, collectionType, meta, document })=>{ const shown = document;',
  },
  {
    // The next save may come before it has read the entry again.
    module: DOCUMENTS,
    from: 'await queryFulfilled;',
    to: `const { data: saved } = await queryFulfilled;
      dispatch(documentApi.util.updateQueryData('getDocument', patch, (draft) => {
        if (draft.data && saved.data) draft.data.updatedAt = saved.data.updatedAt;
      }));`,
  },
  {
    // It takes what is refused for saved, unless a field is wrong: nothing could be saved then before the next change.
    module: ACTIONS,
    from: '} else {\n                    resetForm(latestValues);',
    to: "} else if (!('error' in res)) {\n                    resetForm(latestValues);",
  },
];

const done = new Set<Repair>();

const repairPanel = {
  name: 'repair-panel',
  apply: 'build',
  transform(code: string, id: string): string | undefined {
    const repairs = REPAIRS.filter(({ module, from }) => module.test(id) && code.includes(from));
    repairs.forEach((repair) => done.add(repair));
    return repairs.length > 0
      ? repairs.reduce((text, { from, to }) => text.replaceAll(from, to), code)
      : undefined;
  },
  buildEnd() {
    const missing = REPAIRS.filter((repair) => !done.has(repair)).map(({ from }) => from);
    if (missing.length > 0) {
      throw new Error(
        `Strapi has changed what src/admin/vite.config.ts repairs in its panel:\n${missing.join('\n')}`,
      );
    }
  },
};

export default function extendConfig<Config extends { plugins?: unknown[] }>(config: Config): Config {
  return { ...config, plugins: [...(config.plugins ?? []), repairPanel] };
}
