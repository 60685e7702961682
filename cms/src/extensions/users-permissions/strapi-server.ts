type UsersPlugin = { contentTypes: { user: { schema: { pluginOptions?: object } } } };

/** Nobody signs in with these accounts: the dashboard has those of Firebase, the panel its own. */
export default (plugin: UsersPlugin) => {
  plugin.contentTypes.user.schema.pluginOptions = { 'content-manager': { visible: false } };
  return plugin;
};
