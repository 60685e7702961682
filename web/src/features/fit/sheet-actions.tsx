import { Button, Flex } from '@chakra-ui/react';
import { copyText } from '../../components/copy-text';
import { Link } from '../../components/links/link';
import { toast } from '../../components/toasts/toaster';
import type { EvidenceSheet } from '../../content/fit-rules';
import { paths } from '../../paths';
import { useSite } from '../site/site-context';
import { firstName } from '../../content/first-name';
import { toMarkdown, toMessage } from './sheet-text';

const FILE_NAME = 'evidence.md';

export function SheetActions({ sheet }: { sheet: EvidenceSheet }) {
  const site = useSite();
  const markdown = () => toMarkdown(sheet, site.name);

  async function copy() {
    if (await copyText(markdown())) toast.success('Copied!');
  }

  return (
    <Flex gap="3" wrap="wrap" _print={{ display: 'none' }}>
      <Button variant="surface" size="sm" onClick={() => print()}>
        Print
      </Button>
      <Button variant="surface" size="sm" onClick={() => download(markdown())}>
        Download as Markdown
      </Button>
      <Button variant="surface" size="sm" onClick={() => void copy()}>
        Copy
      </Button>
      <Button asChild colorPalette="brand" size="sm">
        <Link to={paths.contact} state={{ message: toMessage(sheet) }}>
          Send this to {firstName(site) || 'the owner'}
        </Link>
      </Button>
    </Flex>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME });
  link.click();
  URL.revokeObjectURL(address);
}
