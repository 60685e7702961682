import { Button, Box } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { OwnAnswerForm } from './own-answer-form';

/** A button, or the form that it opens. */
export function NewAnswer({ uid }: { uid: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    place.current?.focus({ preventScroll: true });
  }

  return (
    <Box ref={place} tabIndex={-1} outline="none">
      {isOpen ? (
        <Box layerStyle="panel" px={{ base: '5', md: '6' }} py="5">
          <OwnAnswerForm uid={uid} subject={{ question: null }} onSaved={close} onClose={close} />
        </Box>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <PlusIcon aria-hidden /> Add an answer
        </Button>
      )}
    </Box>
  );
}
