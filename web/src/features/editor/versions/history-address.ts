import { paths } from '../../../paths';

/** Of the versions of a project, or of the site, and of the one that is looked at. */
export function historyAddress(project?: string, version?: string): string {
  const search = new URLSearchParams({ ...(project && { project }), ...(version && { version }) }).toString();
  return search ? `${paths.history}?${search}` : paths.history;
}

/** Reads such an address. */
export function historyPlace(search: URLSearchParams) {
  return { project: search.get('project') ?? undefined, version: search.get('version') ?? undefined };
}
