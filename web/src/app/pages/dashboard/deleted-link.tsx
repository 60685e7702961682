import { Link as TextLink } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { paths } from '../../../paths';

export function DeletedLink() {
  return (
    <TextLink asChild textStyle="sm" fontWeight="medium">
      <Link to={paths.deleted}>Recently deleted</Link>
    </TextLink>
  );
}
