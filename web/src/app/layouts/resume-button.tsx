import { Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowUpRightIcon } from 'lucide-react';
import { owner } from '../../content/owner';

export function ResumeButton(props: ButtonProps) {
  if (!owner.resumeUrl) return null;

  return (
    <Button asChild variant="outline" size="sm" {...props}>
      <a href={owner.resumeUrl} target="_blank" rel="noopener noreferrer">
        Resume <ArrowUpRightIcon aria-hidden />
      </a>
    </Button>
  );
}
