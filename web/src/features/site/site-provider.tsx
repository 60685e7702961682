import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { SiteDocument } from '../../graphql/generated';
import { showAccent } from './accent';
import { EMPTY_SITE, SiteContext, type Site } from './site-context';
import { siteIcons, SiteIcons } from './site-icons';

/** Shows the whole document in the owner's colour, once it is known. */
export function useAccent(site: Site | undefined): void {
  useEffect(() => {
    if (site) showAccent(document.documentElement, site.accentColor);
  }, [site]);
}

/** Reads the site once, from the answers that came with the page if there are any, and follows its changes. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(SiteDocument);
  const site = data?.site ?? EMPTY_SITE;
  const icons = useMemo(() => siteIcons(site), [site]);

  useAccent(data?.site);

  return (
    <SiteContext value={site}>
      <SiteIcons value={icons}>{children}</SiteIcons>
    </SiteContext>
  );
}
