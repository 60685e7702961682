import { Container } from '@chakra-ui/react';
import { PageHead } from '../../components/page-head';
import { owner } from '../../content/owner';
import { ChatWindow } from '../../features/chat/chat-window';
import { paths } from '../../paths';

const [firstName] = owner.name.split(' ');
const TITLE = `Chat with ${firstName}’s AI`;

export function ChatbotPage() {
  return (
    <>
      <PageHead
        title={TITLE}
        description={`Ask an AI assistant about the projects, skills and experience of ${owner.name}.`}
        path={paths.chatbot}
      />
      <Container
        h="100dvh"
        minH="30rem"
        px={{ base: '0', md: '6' }}
        pt={{ base: '16', md: '20' }}
        pb={{ base: '0', md: '4' }}
      >
        <ChatWindow title={TITLE} />
      </Container>
    </>
  );
}
