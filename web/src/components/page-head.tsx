import { createContext, useContext } from 'react';
import { joined, owner } from '../content/owner';

type Props = {
  title?: string;
  description?: string;
  /** The address search engines should keep; without it they are asked to keep none. */
  path?: string;
};

export const SiteUrl = createContext('');

export function PageHead({ title, description = owner.description, path }: Props) {
  const siteUrl = useContext(SiteUrl);
  const name = joined(owner.name, owner.headline);
  const fullTitle = title ? `${title} · ${name}` : name;
  const image = `${siteUrl}/images/social.jpg`;

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path ? <link rel="canonical" href={siteUrl + path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      {path && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
