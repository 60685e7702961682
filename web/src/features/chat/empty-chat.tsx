import { chakra, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { ArrowRightIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from '../../components/links/link';
import { paths } from '../../paths';
import { useSite } from '../site/site-context';
import { firstName } from '../../content/first-name';

type Props = { openingQuestion?: string; onAsk: (question: string) => void };

export function EmptyChat({ openingQuestion, onAsk }: Props) {
  const suggestions = useSuggestions();
  const questions = openingQuestion ? [openingQuestion, ...suggestions] : suggestions;
  const name = firstName(useSite());
  return (
    <Flex direction="column" flex="1" justify="center" gap="8">
      <Stack gap="4" align="start">
        <Heading as="h2" textStyle="title" textWrap="balance">
          What would you like to know{name && ` about ${name}`}?
        </Heading>
        <Text color="fg.muted" maxW="lg" textWrap="pretty">
          Ask about the projects, skills and experience published on this site. For everything else there is
          the{' '}
          <Link asChild color="fg" variant="underline">
            <RouterLink to={paths.contact}>contact form</RouterLink>
          </Link>
          . Do you have a job advert?{' '}
          <Link asChild color="fg" variant="underline">
            <RouterLink to={paths.fit}>Compare it with what is published</RouterLink>
          </Link>
          .
        </Text>
        <noscript>The chat needs JavaScript; the contact form is there without it.</noscript>
      </Stack>
      <Stack as="ul" listStyleType="none" aria-label="Suggested questions" gap="2.5" minH="13.5rem">
        {questions.map((question) => (
          <li key={question}>
            <Suggestion type="button" onClick={() => onAsk(question)}>
              {question}
              <ArrowRightIcon aria-hidden />
            </Suggestion>
          </li>
        ))}
      </Stack>
    </Flex>
  );
}

/** Questions that what is published answers well; none while they cannot be had. */
function useSuggestions(): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    fetchSuggestions(controller.signal).then(setSuggestions, () => setSuggestions([]));
    return () => controller.abort();
  }, []);

  return suggestions;
}

async function fetchSuggestions(signal: AbortSignal): Promise<string[]> {
  const response = await fetch('/api/assistant/suggestions', { signal });
  const questions: unknown = response.ok ? await response.json() : [];
  return Array.isArray(questions) ? questions.filter((question) => typeof question === 'string') : [];
}

const Suggestion = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    w: 'full',
    minH: '11',
    px: '4',
    py: '2.5',
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'medium',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    cursor: 'button',
    focusVisibleRing: 'outside',
    animation: 'rise {durations.slow} {easings.out}',
    transition: 'border-color {durations.fast}, background {durations.fast}',
    _hover: { bg: 'bg.muted', borderColor: 'border.emphasized' },
    _active: { bg: 'bg.emphasized' },
    '& svg': { flexShrink: 0, color: 'brand.fg' },
  },
});
