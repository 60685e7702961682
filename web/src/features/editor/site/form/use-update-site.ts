import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  SiteFormDocument,
  UpdateSiteDocument,
  type SiteInput,
} from '../../../../graphql/generated-dashboard';
import { hasCode } from '../../../../graphql/request-failure';
import type { StoredSite } from './site-draft';

const authorised = { context: { auth: true } };

export function useUpdateSite() {
  const client = useApolloClient();
  const [update] = useMutation(UpdateSiteDocument, authorised);

  async function read(): Promise<StoredSite> {
    const { data } = await client.query({
      query: SiteFormDocument,
      fetchPolicy: 'network-only',
      ...authorised,
    });
    if (!data) throw new Error('The site was not answered.');
    return data.site;
  }

  async function write(data: SiteInput, version: string): Promise<StoredSite> {
    const answer = await update({ variables: { data, version } });
    if (!answer.data) throw new Error('The site was not answered.');
    return answer.data.updateSite;
  }

  return {
    read,
    /** When the site has not changed elsewhere in what this form holds, its changes join the newer version. */
    async send(
      data: SiteInput,
      version: string,
      isUnconcerned: (latest: StoredSite) => boolean,
    ): Promise<StoredSite> {
      try {
        return await write(data, version);
      } catch (error) {
        if (!hasCode(error, 'CONFLICT')) throw error;
        const latest = await read();
        if (!isUnconcerned(latest)) throw error;
        return write(data, latest.updatedAt);
      }
    },
  };
}
