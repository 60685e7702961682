import { Link as TextLink } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { paths } from '../../../paths';
import { TOUCH } from '../../../theme/touch';

export function DeletedLink() {
  return (
    <TextLink asChild variant="underline" textStyle="sm" css={{ [TOUCH]: { minH: '11' } }}>
      <Link to={paths.deleted}>Recently deleted</Link>
    </TextLink>
  );
}
