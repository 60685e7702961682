import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { SiteDocument } from '../../graphql/generated';
import { showAccent } from './accent';
import { EMPTY_SITE, SiteContext } from './site-context';
import { siteIcons, SiteIcons } from './site-icons';

/** Reads the site once, from the answers that came with the page if there are any, and follows its changes. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(SiteDocument);
  const site = data?.site ?? EMPTY_SITE;
  const icons = useMemo(() => siteIcons(site), [site]);

  useEffect(() => {
    if (!data) return;
    document.documentElement.lang = data.site.language ?? 'en';
    showAccent(document.documentElement, data.site.accentColor);
  }, [data]);

  return (
    <SiteContext value={site}>
      <SiteIcons value={icons}>{children}</SiteIcons>
    </SiteContext>
  );
}
