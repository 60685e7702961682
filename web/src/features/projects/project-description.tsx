import { Button, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';

/** About what four lines of a card hold. */
const SHORT = 170;

export function ProjectDescription({ children }: { children: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = children.length > SHORT;

  return (
    <>
      <Text
        id={id}
        color="fg.muted"
        textStyle="sm"
        overflowWrap="anywhere"
        whiteSpace="pre-line"
        lineClamp={long && !open ? 4 : undefined}
      >
        {children}
      </Text>
      {long && (
        <Button
          variant="plain"
          size="xs"
          px="0"
          color="fg.muted"
          textDecoration="underline"
          textUnderlineOffset="4px"
          _hover={{ color: 'fg' }}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </Button>
      )}
    </>
  );
}
