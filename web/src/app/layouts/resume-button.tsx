import { Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowUpRightIcon } from 'lucide-react';
import { useSite } from '../../features/site/site-context';

export function ResumeButton(props: ButtonProps) {
  const { resumeUrl } = useSite();
  if (!resumeUrl) return null;

  return (
    <Button asChild variant="outline" size="sm" {...props}>
      <a href={resumeUrl} target="_blank" rel="noopener noreferrer">
        Resume <ArrowUpRightIcon aria-hidden />
      </a>
    </Button>
  );
}
