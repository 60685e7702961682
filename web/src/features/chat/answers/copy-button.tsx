import { Button } from '@chakra-ui/react';
import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../components/copy-text';

const COPIED_DURATION = 2000;

export function CopyButton({ text }: { text: string }) {
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (await copyText(text)) setCopies((count) => count + 1);
  }

  return (
    <Button
      variant="ghost"
      size="2xs"
      color={isCopied ? 'brand.fg' : 'fg.subtle'}
      onClick={() => void copy()}
    >
      {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy'}</span>
    </Button>
  );
}
