import { createContext, useContext, useEffect } from 'react';
import { useSite } from '../../features/site/site-context';
import { siteVersion } from '../../features/site/site-icons';
import { descriptionOf, nameAndHeadline } from '../../features/site/site-texts';
import { englishPages } from '../../paths';

type Props = {
  title?: string;
  description?: string;
  /** Of a page for everybody. */
  path?: string;
  /** Whether search engines are to keep the page. What is found for some words is not: they follow its links. */
  isIndexed?: boolean;
  /** What is written there is the owner's, in his language; otherwise it is in English. */
  isOwners?: boolean;
  /** For social networks, 1200 by 630; the owner's without it. */
  image?: { url: string; alt: string };
};

export const SiteUrl = createContext('');

export function PageHead({
  title,
  description,
  path,
  isIndexed = path !== undefined,
  isOwners = path !== undefined && !englishPages.includes(path),
  image,
}: Props) {
  const siteUrl = useContext(SiteUrl);
  const site = useSite();
  const name = nameAndHeadline(site) || 'Portfolio';
  const fullTitle = title ? `${title} · ${name}` : (site.metaTitle ?? name);
  const summary = description ?? descriptionOf(site);
  const picture = image ?? { url: `/api/site/social.jpg?v=${siteVersion(site)}`, alt: name };

  const language = (isOwners && site.language) || 'en';
  useEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {isIndexed ? (
        <link rel="canonical" href={`${siteUrl}${path}`} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      {summary && <meta property="og:description" content={summary} />}
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={siteUrl + picture.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
