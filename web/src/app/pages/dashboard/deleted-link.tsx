import { Link as TextLink } from '@chakra-ui/react';
import { Link } from '../../../components/links/link';
import { paths } from '../../../paths';
import { fingerHigh } from '../../../theme/touch';

export function DeletedLink() {
  return (
    <TextLink asChild variant="underline" display="inline-flex" textStyle="sm" css={fingerHigh}>
      <Link to={paths.deleted}>Recently deleted</Link>
    </TextLink>
  );
}
