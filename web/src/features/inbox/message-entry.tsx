import { Box, Button, chakra, Flex, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { ChevronDownIcon, MailIcon, MailOpenIcon, ReplyIcon, Trash2Icon } from 'lucide-react';
import { useId } from 'react';
import type { MessageEntry_messageFragment } from '../../graphql/generated-dashboard';
import { localDay, localTime } from '../../lib/texts/local-time';
import { useSite } from '../site/site-context';
import { replyAddress } from './reply-address';

type MessageEntryProps = {
  message: MessageEntry_messageFragment;
  open: boolean;
  onToggle: () => void;
  onMark: (isRead: boolean) => void;
  onDelete: () => void;
};

export function MessageEntry({ message, open, onToggle, onMark, onDelete }: MessageEntryProps) {
  const contentId = useId();
  const owner = useSite();
  return (
    <article aria-label={`Message from ${message.name}`}>
      <Headline message={message} open={open} contentId={contentId} onToggle={onToggle} />
      {open && (
        <Stack id={contentId} gap="6" px={{ base: '5', md: '6' }} pt="2" pb="6" ps={{ md: '12' }}>
          <Text textStyle="sm" color="fg.muted">
            {message.email} · {localTime(message.createdAt)}
          </Text>
          <Text dir="auto" whiteSpace="pre-wrap" maxW="prose">
            {message.message}
          </Text>
          <HStack gap="2" wrap="wrap">
            <Button asChild colorPalette="brand">
              <Link href={replyAddress(message, owner.name)} textDecoration="none">
                <ReplyIcon aria-hidden /> Reply
              </Link>
            </Button>
            <Button variant="outline" onClick={() => onMark(!message.isRead)}>
              {message.isRead ? <MailIcon aria-hidden /> : <MailOpenIcon aria-hidden />}
              {message.isRead ? 'Mark as unread' : 'Mark as read'}
            </Button>
            <Button variant="ghost" colorPalette="red" color="red.fg" onClick={onDelete}>
              <Trash2Icon aria-hidden /> Delete
            </Button>
          </HStack>
        </Stack>
      )}
    </article>
  );
}

type HeadlineProps = Pick<MessageEntryProps, 'message' | 'open' | 'onToggle'> & { contentId: string };

function Headline({ message, open, contentId, onToggle }: HeadlineProps) {
  const { name, isRead, possibleSpam, createdAt } = message;
  return (
    <chakra.h2 display="flex">
      <Row aria-expanded={open} aria-controls={open ? contentId : undefined} onClick={onToggle}>
        <Box boxSize="2" borderRadius="full" css={isRead ? undefined : unreadMark} flexShrink="0" />
        {!isRead && <chakra.span srOnly>Unread: </chakra.span>}
        <Flex direction={{ base: 'column', md: 'row' }} columnGap="6" flex="1" minW="0">
          <Text
            as="span"
            w={open ? undefined : { md: '48' }}
            flexShrink={open ? undefined : '0'}
            overflowWrap="anywhere"
            fontWeight={isRead ? 'normal' : 'semibold'}
            truncate={!open}
          >
            {name}
          </Text>
          {!open && (
            <Text as="span" color="fg.muted" truncate flex="1">
              {message.message}
            </Text>
          )}
        </Flex>
        {possibleSpam && (
          <Text as="span" textStyle="xs" color="fg.subtle" flexShrink="0">
            Possible spam
          </Text>
        )}
        <chakra.time dateTime={createdAt} textStyle="xs" color="fg.subtle" fontFamily="mono" flexShrink="0">
          {localDay(createdAt)}
        </chakra.time>
        <Box asChild flexShrink="0" color="fg.subtle" rotate={open ? '180deg' : undefined}>
          <ChevronDownIcon aria-hidden />
        </Box>
      </Row>
    </chakra.h2>
  );
}

/** All edge: Windows' own colours leave grounds away, not edges. */
const unreadMark = { borderWidth: '4px', borderColor: 'brand.solid' };

const Row = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      w: 'full',
      minW: '0',
      px: { base: '5', md: '6' },
      py: '4',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'inherit',
      focusVisibleRing: 'inside',
      transition: 'background {durations.fast}',
      _hover: { bg: 'bg.panel' },
      _active: { bg: 'bg.muted' },
    },
  },
  { defaultProps: { type: 'button' } },
);
