import { Button, type ButtonProps } from '@chakra-ui/react';
import { LuArrowUpRight } from 'react-icons/lu';
import { owner } from '../../content/owner';

export function ResumeButton(props: ButtonProps) {
  return (
    <Button asChild variant="outline" size="sm" {...props}>
      <a href={owner.resumeUrl} target="_blank" rel="noopener noreferrer">
        Resume <LuArrowUpRight aria-hidden />
      </a>
    </Button>
  );
}
