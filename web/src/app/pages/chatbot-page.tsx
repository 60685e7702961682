import { Container } from '@chakra-ui/react';
import { PageHead } from '../../components/page/page-head';
import { ChatWindow } from '../../features/chat/chat-window';
import { KEYBOARD_OPEN, LARGE_LETTERS, SHORT_SCREEN } from '../../theme/short-screen';
import { useSite } from '../../features/site/site-context';
import { firstName } from '../../content/first-name';
import { paths } from '../../paths';

export function ChatbotPage() {
  const site = useSite();
  const title = site.name ? `Chat with ${firstName(site)}’s AI` : 'Chat with the AI';

  return (
    <>
      <PageHead
        title={title}
        description={`Ask an AI assistant about the projects, skills and experience ${site.name ? `of ${site.name}` : 'published here'}.`}
        path={paths.chatbot}
      />
      <Container
        h={{ base: '100dvh', _print: 'auto' }}
        minH={{ base: '30rem', sm: '20rem' }}
        px={{ base: '0', md: '6', lg: '8' }}
        pt={{ base: '16', md: '20' }}
        pb={{ base: '0', md: '4' }}
        css={{
          [SHORT_SCREEN]: { pt: '16', pb: '0' },
          [KEYBOARD_OPEN]: { minH: '20rem' },
          [LARGE_LETTERS]: { minH: '48rem' },
        }}
      >
        <ChatWindow title={title} />
      </Container>
    </>
  );
}
