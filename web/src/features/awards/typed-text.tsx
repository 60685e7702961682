import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion';
import { typing } from './typing';

type Props = {
  /** What screen readers hear instead of single letters. */
  name: string;
  phrases: string[];
};

/** Types the phrases in a loop while they are on screen; stands still where motion is unwanted. */
export function TypedText({ name, phrases }: Props) {
  const [text, setText] = useState(phrases[0] ?? '');
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!place.current || prefersReducedMotion()) return;
    const frames = typing(phrases);
    let timer: ReturnType<typeof setTimeout> | undefined;

    function showNext() {
      const frame = frames.next().value;
      setText(frame.text);
      timer = setTimeout(showNext, frame.delay);
    }

    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) showNext();
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [phrases]);

  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <chakra.span ref={place} aria-hidden translate="no" display="block" minH="1lh">
        {text}
        <Box as="span" display="inline-block" w="0.4em" h="0.1em" ms="0.12em" bg="brand.solid" />
      </chakra.span>
    </>
  );
}
