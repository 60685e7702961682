import { Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { descriptionOf, nameAndHeadline } from '../../../site/site-texts';
import type { StoredSite } from '../form/site-draft';

/** The home page as search engines list it. */
export function SearchResult({ site }: { site: StoredSite }) {
  const { metaTitle: title, metaDescription: description } = useWatch<Record<string, string>>();

  return (
    <Stack layerStyle="panel" gap="1.5" p="5">
      <Text textStyle="xs" color="fg.subtle" mb="2">
        In search results
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {location.host}
      </Text>
      <Text textStyle="lg" fontWeight="medium" color="brand.fg" lineClamp="1">
        {title?.trim() || nameAndHeadline(site)}
      </Text>
      <Text textStyle="sm" color="fg.muted" lineClamp="3">
        {description?.trim() || descriptionOf({ ...site, metaDescription: null })}
      </Text>
    </Stack>
  );
}
