import { Button } from '@chakra-ui/react';
import { LuArrowRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';

export function ViewAllLink() {
  return (
    <Button asChild variant="outline" size="lg">
      <Link to={paths.portfolio}>
        View All Projects <LuArrowRight aria-hidden />
      </Link>
    </Button>
  );
}
