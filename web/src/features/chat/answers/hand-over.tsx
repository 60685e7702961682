import { Button, Flex } from '@chakra-ui/react';
import { MailIcon } from 'lucide-react';
import { Link } from '../../../components/links/link';
import { paths } from '../../../paths';
import { useSite } from '../../site/site-context';
import { firstName } from '../../../content/first-name';
import type { ChatMessage } from '../sessions/chats';
import { gistOf } from './gist';

/** Opens the contact form with what the chat was about; nothing is sent by that. */
export function HandOver({ messages }: { messages: readonly ChatMessage[] }) {
  const site = useSite();
  return (
    <Flex ps="10">
      <Button asChild variant="surface" size="sm">
        <Link to={paths.contact} state={{ message: gistOf(messages) }}>
          <MailIcon aria-hidden /> Send this to {firstName(site) || 'the owner'}
        </Link>
      </Button>
    </Flex>
  );
}
