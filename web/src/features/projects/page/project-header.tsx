import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowUpRightIcon, CodeXmlIcon } from 'lucide-react';
import type { ProjectPage_pageFragment } from '../../../graphql/generated-project';
import { Breadcrumb } from './breadcrumb';

/** A longer title, or text, is set smaller. */
const LONG_TITLE = 40;
const LONG_TEXT = 320;

export function ProjectHeader({ project }: { project: ProjectPage_pageFragment['project'] }) {
  const { title, description, platform, period, githubLink, livePreview } = project;
  return (
    <Stack as="header" gap="6" align="start" maxW="56rem">
      <Breadcrumb title={title} />
      <Heading as="h1" textStyle={title.length > LONG_TITLE ? 'title' : 'display'} lineHeight="1.12">
        {title}
      </Heading>
      <HStack gap="3" wrap="wrap" textStyle="label" color="fg.muted">
        <Text color="brand.fg">{platform}</Text>
        {period && (
          <>
            <span aria-hidden>·</span>
            <Text>{period}</Text>
          </>
        )}
      </HStack>
      <Text
        textStyle={description.length > LONG_TEXT ? 'md' : 'lead'}
        color="fg.muted"
        maxW="44rem"
        whiteSpace="pre-line"
        textWrap="pretty"
      >
        {description}
      </Text>
      <Flex gap="3" wrap="wrap" mt="2" _empty={{ display: 'none' }}>
        {livePreview && (
          <Button asChild colorPalette="brand" size="lg">
            <a href={livePreview} target="_blank" rel="noopener noreferrer">
              Live Preview <ArrowUpRightIcon aria-hidden />
            </a>
          </Button>
        )}
        {githubLink && (
          <Button asChild variant="outline" size="lg">
            <a href={githubLink} target="_blank" rel="noopener noreferrer">
              <CodeXmlIcon aria-hidden /> Source Code
            </a>
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
