import type { ComponentProps } from 'react';
import { Link } from '../../../components/links/link';
import { galleryAddress, type GallerySelection, STAYS } from '../../../paths';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'rel'> & {
  selection: Partial<GallerySelection>;
};

/** To the gallery with other filters, where the visitor stands. Robots need not try what can be combined. */
export function GalleryLink({ selection, ...props }: Props) {
  return <Link {...props} to={galleryAddress(selection)} state={STAYS} rel="nofollow" />;
}
