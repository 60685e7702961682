import { Button } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

export function ViewAllLink() {
  return (
    <Button asChild variant="outline" size="lg">
      <Link to={paths.portfolio}>
        View All Projects <ArrowRightIcon aria-hidden />
      </Link>
    </Button>
  );
}
