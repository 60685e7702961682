import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../components/toaster';
import {
  AllProjectsDocument,
  MyProjectsDocument,
  type OwnProjectCard_projectFragment,
} from '../../graphql/generated-dashboard';

type Project = OwnProjectCard_projectFragment;

/** All projects in their order; those known from before while they are loaded. */
export function useOwnProjects() {
  const client = useApolloClient();
  const { data } = useQuery(AllProjectsDocument, { fetchPolicy: 'cache-only' });
  const [failed, setFailed] = useState(false);

  const shown = useRef(false);

  const load = useCallback(async () => {
    try {
      await renewAllProjects(client);
    } catch {
      if (!shown.current) return;
      setFailed(true);
      toast.error('Failed to load projects');
    }
  }, [client]);

  useEffect(() => {
    shown.current = true;
    void load();
    return () => {
      shown.current = false;
    };
  }, [load]);

  function reload() {
    setFailed(false);
    void load();
  }

  return { projects: data?.projects, failed, reload };
}

/** Loads again when a project was moved, changed or deleted meanwhile: what was read may be older than that. */
async function renewAllProjects(client: ApolloClient): Promise<void> {
  const before = client.readQuery({ query: AllProjectsDocument });
  const projects = await readAllPages(client);
  if (client.readQuery({ query: AllProjectsDocument }) !== before) return renewAllProjects(client);
  client.writeQuery({ query: AllProjectsDocument, data: { projects } });
}

/** The list may move on between two pages: a project that is on both counts once. */
async function readAllPages(client: ApolloClient): Promise<Project[]> {
  const projects = new Map<string, Project>();
  for (let page = 1, pageCount = 1; page <= pageCount; page++) {
    const { data } = await client.query({
      query: MyProjectsDocument,
      variables: { page },
      fetchPolicy: 'no-cache',
      // Not the answer to a question from before a change.
      context: { queryDeduplication: false },
    });
    if (!data) throw new Error('The list of projects is missing.');
    const { nodes, pageInfo } = data.projects_connection;
    nodes.forEach((project) => projects.set(project.documentId, project));
    pageCount = pageInfo.pageCount;
  }
  return [...projects.values()];
}
