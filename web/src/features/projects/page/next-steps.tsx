import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { MessageCircleIcon } from 'lucide-react';
import { Link } from '../../../components/links/link';
import { aboutProject, paths } from '../../../paths';
import { useSite } from '../../site/site-context';
import { firstName } from '../../../content/first-name';

export function NextSteps({ slug }: { slug: string }) {
  const name = firstName(useSite());
  return (
    <Flex
      as="aside"
      aria-label="Next steps"
      layerStyle="panel"
      direction={{ base: 'column', lg: 'row' }}
      align={{ lg: 'center' }}
      justify="space-between"
      gap="6"
      p={{ base: '6', md: '8' }}
    >
      <Stack gap="2">
        <Heading as="h2" textStyle="heading">
          Something like this in mind?
        </Heading>
        <Text color="fg.muted" maxW="prose">
          Ask the assistant how it was made, or tell {name || 'us'} what you need.
        </Text>
      </Stack>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }} wrap="wrap" flexShrink="0">
        <Button asChild variant="outline" size="lg">
          <Link to={aboutProject(paths.chatbot, slug)}>
            <MessageCircleIcon aria-hidden /> Ask about this project
          </Link>
        </Button>
        <Button asChild colorPalette="brand" size="lg">
          <Link to={aboutProject(paths.contact, slug)}>Hire Me for something like this</Link>
        </Button>
      </Flex>
    </Flex>
  );
}
