import { Button, Container } from '@chakra-ui/react';
import { LuMail } from 'react-icons/lu';
import { PageHead } from '../../components/page-head';
import { PageTitle } from '../../components/page-title';
import { owner } from '../../content/owner';
import { paths } from '../../paths';

const [firstName] = owner.name.split(' ');

export function ChatbotPage() {
  return (
    <>
      <PageHead title="ChatBot" path={paths.chatbot} />
      <PageTitle title={`Chat with ${firstName}’s AI`}>
        The assistant is not on duty yet. Until it is, {firstName} answers in person.
      </PageTitle>
      <Container pb="24">
        <Button asChild colorPalette="brand" size="xl" fontWeight="semibold">
          <a href={`mailto:${owner.email}`}>
            <LuMail aria-hidden /> Write an e-mail
          </a>
        </Button>
      </Container>
    </>
  );
}
