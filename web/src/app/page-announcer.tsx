import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

/** Tells screen readers the title of each page that a link has led to, as they do by themselves when one is loaded. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    let shown = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === shown || !document.title) return;
      shown = document.title;
      setTitle(shown);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
